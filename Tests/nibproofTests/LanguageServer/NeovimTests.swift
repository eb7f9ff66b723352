import Foundation
import NibproofTestSupport
import Testing

@testable import nibproof

/// The Neovim installation, if any.
private enum Neovim {
  static let isInstalled = path.contains { FileManager.default.isExecutableFile(atPath: "\($0)/nvim") }
  private static let path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
}

@Suite("The language server in Neovim", .enabled(if: Neovim.isInstalled && ToolProcess.isThere))
struct NeovimTests {
  /// A session that receives a finding, fixes the document, edits the source, and sends requests.
  private static let script = """
    local lines = {}
    local function log(text) table.insert(lines, text) end
    local function finish()
      local file = io.open("result.txt", "w")
      file:write(table.concat(lines, "\\n"))
      file:close()
      vim.cmd("qa!")
    end
    local ok, fault = pcall(function()
      local id = vim.lsp.start_client({
        name = "nibproof", cmd = { os.getenv("NIBPROOF"), "lsp" }, root_dir = vim.fn.getcwd(),
      })
      vim.cmd("edit Panel.xib")
      local document = vim.api.nvim_get_current_buf()
      vim.lsp.buf_attach_client(document, id)
      local function codes()
        local codes = {}
        for _, item in ipairs(vim.diagnostic.get(document)) do
          table.insert(codes, item.lnum .. ":" .. item.col .. " " .. item.code)
        end
        return table.concat(codes, ",")
      end
      local function wait(expected)
        vim.wait(60000, function() return codes() == expected end, 20)
        log(codes())
      end
      wait("4:8 undefined-outlet")
      vim.cmd("%s/gone/key/")
      wait("")
      vim.cmd("edit! Panel.swift")
      local source = vim.api.nvim_get_current_buf()
      vim.lsp.buf_attach_client(source, id)
      vim.cmd("%s/key/renamed/g")
      wait("4:8 undefined-outlet")
      vim.cmd("%s/renamed/key/g")
      wait("")
      local function ask(method, buffer, line, character, context, newName)
        local answers = vim.lsp.buf_request_sync(buffer, method, {
          textDocument = { uri = vim.uri_from_bufnr(buffer) },
          position = { line = line, character = character }, context = context, newName = newName,
        }, 60000)
        return answers[id].result
      end
      log(ask("textDocument/hover", source, 2, 17).contents.value)
      local place = ask("textDocument/definition", document, 4, 19)
      log(vim.fn.fnamemodify(vim.uri_to_fname(place.uri), ":t") .. " " .. place.range.start.line)
      log(#ask("textDocument/references", source, 2, 17, { includeDeclaration = true }))
      log(#ask("textDocument/documentSymbol", document, 0, 0))
      local edit = ask("textDocument/rename", source, 2, 17, nil, "name")
      vim.lsp.util.apply_workspace_edit(edit, "utf-16")
      log(vim.api.nvim_buf_get_lines(document, 4, 5, false)[1])
      log(vim.api.nvim_buf_get_lines(source, 2, 3, false)[1])
      vim.lsp.stop_client(id)
      vim.wait(60000, function() return vim.lsp.client_is_stopped(id) end, 20)
      log(tostring(vim.lsp.client_is_stopped(id)))
    end)
    if not ok then log(tostring(fault)) end
    finish()
    """

  @Test("Neovim shows findings while typing, navigates and renames")
  func session() throws {
    let tree = try TemporaryTree([
      "Panel.xib": LanguageServerTests.xib("gone"), "Panel.swift": LanguageServerTests.apps[0].text("key"),
      "session.lua": Self.script,
    ])
    let line = "nvim --headless -u NONE -i NONE -n --cmd 'set hidden' -c 'luafile session.lua'"
    _ = try ToolProcess.run(shell: line, in: tree.path, environment: ["HOME": tree.path])
    #expect(
      try tree.text("result.txt") == """
        4:8 undefined-outlet

        4:8 undefined-outlet

        set or connected in `Panel.xib`: 1 place
        Panel.swift 2
        2
        2
        <outlet property="name" destination="b" id="c"/>
          @IBOutlet var name: UIButton!
        true
        """
    )
  }
}
