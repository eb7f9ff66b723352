"""The command as a repository of a module, from the folder that holds it."""

def _command(ctx):
    ctx.symlink(ctx.path(ctx.attr.folder).get_child("nibproof"), "nibproof")
    ctx.file("BUILD.bazel", "exports_files([\"nibproof\"])\n")

_nibproof_command = repository_rule(
    implementation = _command,
    attrs = {"folder": attr.string(mandatory = True)},
    local = True,
)

def _nibproof(ctx):
    # The root module comes first, so its folder is used.
    folders = [tag.folder for module in ctx.modules for tag in module.tags.command]
    _nibproof_command(name = "nibproof", folder = folders[0] if folders else "/usr/local/bin")

nibproof = module_extension(
    implementation = _nibproof,
    tag_classes = {
        "command": tag_class(
            attrs = {"folder": attr.string(doc = "The folder of the nibproof executable.", mandatory = True)},
        ),
    },
)
