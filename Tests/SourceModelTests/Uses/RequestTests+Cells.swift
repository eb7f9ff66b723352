import NibproofTestSupport
import SourceModel
import SourceTestSupport
import Testing

extension RequestTests {
  private static let row = #"table.dequeueReusableCell(withIdentifier: "Row")"#

  /// Code that requires a cell, by unwrapping a constant or in a `guard` statement.
  static let cells: [Case] = [
    // Through a constant that is not compared with nil
    Case("let row = \(row)\nreturn row!", "tableCell? Row !"),
    Case("var row = \(row); row!.show(); row?.hide()", "tableCell? Row !"),
    Case("let row = \(row) as? Row\nrow!.show()\nreturn row!", "tableCell? Row (as? Row)!"),
    Case("if flag { let row = \(row)\nreturn row! }; return make(row)", "tableCell? Row !"),
    Case("let row = \(row)\nother.row!.show()"),
    Case("let row = \(row)\nrow?.show()"),
    Case("let row = \(row)\nif flag { row!.show() }"),
    Case("let row = \(row)\nif row == nil { return Row() }\nreturn row!"),
    Case("let row = \(row)\nguard row != nil else { return Row() }\nreturn row!"),
    Case("let row = \(row)\nif let row = row { return row }\nreturn row!"),
    Case("var row = \(row)\nrow = row ?? Row()\nreturn row!"),
    Case("let row = \(row) ?? Row()\nreturn row!"),
    Case("let row = (\(row))\nreturn row!"),
    Case("let row = \(row) as? Row ?? Row()\nreturn row!"),
    Case("if let row = \(row)\n{ return row.cell! }"),
    Case("guard let row = \(row) else { fatalError() }", "tableCell? Row else"),
    Case("guard let row = \(row) else { return Row() }"),
  ]

  @Test(arguments: cells) func cells(_ test: Case) {
    check(scan("class Box: UIViewController { func f() { \(test.input) } }"), test)
  }

  /// Cells that an Objective-C data source returns unchanged to a table.
  static let rows: [Case] = [
    Case("Row *c = ROW; c.text = @\"\"; [c show]; [self set:c]; return c;", "tableCell? Row return"),
    Case("Row *c;\nc = ROW;\nreturn c;", "tableCell? Row return"),
    Case(
      "Row *c = nil; if (x) { c = ROW; } else { c = ROW; } return c;",
      "tableCell? Row return",
      "tableCell? Row return"
    ),
    Case("Row *c = (Row *)ROW; return c;", "tableCell? Row return"),
    Case("return ROW;", "tableCell? Row return"),
    Case("Row *c = ROW; if (!c) { c = [Row new]; } return c;"),
    Case("Row *c = ROW; if (c == nil) return [Row new]; return c;"),
    Case("Row *c = ROW; if (c) return c; return [Row new];"),
    Case("Row *c = ROW; return c ? c : [Row new];"),
    Case("Row *c = ROW; if (nil == c) c = [Row new]; return c;"),
    Case("Row *c = ROW; NSAssert(c, @\"\"); return c;"),
    Case("Row *c = ROW; c = [self decorate]; return c;"),
    Case("Row *c = ROW; return [self decorate:c];"),
    Case("self.cell = ROW; return self.cell;"),
    Case("#if LITE\nreturn ROW;\n#endif"),
  ]

  @Test(arguments: rows) func rowsOfObjectiveC(_ test: Case) {
    let body = test.input.replacing("ROW", with: #"[table dequeueReusableCellWithIdentifier:@"Row"]"#)
    let source = """
      @implementation Box
      - (UITableViewCell *)tableView:(UITableView *)table cellForRowAtIndexPath:(NSIndexPath *)path {
      \(body)
      }
      @end
      """
    check(SourceFile(reading: Array(source.utf8), path: "Box.m"), test)
  }

  /// Code that loads a nib after requesting a cell; GIVEN always returns a cell, but ROW may return nil.
  static let missingCells: [Case] = [
    Case("Row *c = GIVEN; if (!c) { c = LOAD; } return c;", "tableCell Row"),
    Case("Row *c = GIVEN; if (c == nil) { if (x) { c = LOAD; } } return c;", "tableCell Row"),
    Case("Row *c = (Row *)GIVEN; if (NULL == c) { c = LOAD; } return c;", "tableCell Row"),
    Case("Row *c;\nc = GIVEN;\nif (!c) { c = LOAD; }\nreturn c;", "tableCell Row"),
    Case("Row *c = GIVEN; if (!c) { } else { c = LOAD; } return c;", "tableCell Row", "nib Box"),
    Case("Row *c = GIVEN; if (!d) { c = LOAD; } return c;", "tableCell Row", "nib Box"),
    Case("Row *c = GIVEN; if (c) { c = LOAD; } return c;", "tableCell Row", "nib Box"),
    Case("Row *c = GIVEN; if (!c || x) { c = LOAD; } return c;", "tableCell Row", "nib Box"),
    Case("Row *c = GIVEN; c = nil; if (!c) { c = LOAD; } return c;", "tableCell Row", "nib Box"),
    Case("Row *c = GIVEN; if (!c) { } c = LOAD; return c;", "tableCell Row", "nib Box"),
    Case("Row *c = ROW; if (!c) { c = LOAD; } return c;", "nib Box"),
  ]

  @Test(arguments: missingCells) func missingCells(_ test: Case) {
    let body = test.input.replacing(
      "GIVEN",
      with: #"[table dequeueReusableCellWithIdentifier:@"Row" forIndexPath:path]"#
    ).replacing("ROW", with: #"[table dequeueReusableCellWithIdentifier:@"Row"]"#)
      .replacing(
        "LOAD",
        with: #"[[NSBundle mainBundle] loadNibNamed:@"Box" owner:nil options:nil].lastObject"#
      )
    let source = "@implementation Box\n- (Row *)f:(NSIndexPath *)path {\n\(body)\n}\n@end"
    check(SourceFile(reading: Array(source.utf8), path: "Box.m"), test)
  }

  @Test("The table views from which cells are dequeued")
  func ownTables() {
    let call = #"dequeueReusableCell(withIdentifier: "Row", for: path)"#
    let message = #" dequeueReusableCellWithIdentifier:@"Row" forIndexPath:path]"#
    for (receiver, isOwn) in [
      ("table.", true), ("self.table.", true), ("self?.table?.", true), ("table!.", true), ("", false),
      ("parent.table.", false), ("self.parent.table.", false), ("make().table.", false),
      ("tables[0].", false),
    ] {
      let found = scan("class Box: UIViewController { func f() { \(receiver)\(call) } }").uses
      #expect(found.map(\.cell?.isOfOwnTable) == [isOwn], "\(receiver)")
    }
    for (receiver, isOwn) in [
      ("table", true), ("_table", true), ("self.table", true), ("parent.table", false),
      ("[self table]", true),
      ("[self tableOf:path]", false), ("[tables lastObject]", false), ("tables[0]", false),
      ("self.parent.table", false),
    ] {
      let source = "@implementation Box\n- (void)f { c = [\(receiver)\(message); }\n@end"
      let found = SourceFile(reading: Array(source.utf8), path: "Box.m").uses
      #expect(found.map(\.cell?.isOfOwnTable) == [isOwn], "\(receiver)")
    }
  }
}
