"""A rule that validates the Interface Builder documents of a target."""

NibproofInfo = provider(
    doc = "The files of a validated target.",
    fields = {"files": "A depset of its files and those of its dependencies."},
)

_ENDINGS = [".swift", ".swiftinterface", ".h", ".m", ".mm", ".xib", ".storyboard", ".pbxproj", ".plist", ".json"]

def _validate(ctx):
    files = depset(ctx.files.srcs, transitive = [dep[NibproofInfo].files for dep in ctx.attr.deps])
    stamp = ctx.actions.declare_file(ctx.label.name + ".nibproof")
    arguments = ctx.actions.args()
    arguments.add_all(["validate", "--color", "never", "--jobs", "1", "--stamp", stamp])
    arguments.add_all(ctx.attr.options)
    arguments.add("--")
    arguments.add_all(files)
    ctx.actions.run(
        executable = ctx.executable._nibproof,
        arguments = [arguments],
        inputs = files,
        outputs = [stamp],
        mnemonic = "NibproofValidate",
        progress_message = "Validating nibs of %s" % ctx.label,
    )
    return [DefaultInfo(files = depset([stamp])), NibproofInfo(files = files)]

nibproof_validate = rule(
    implementation = _validate,
    doc = "Runs `nibproof validate` on the files of a target, and fails the build where it fails.",
    attrs = dict(
        srcs = attr.label_list(
            allow_files = _ENDINGS,
            mandatory = True,
            doc = "Sources, documents, project files, and a nibproof.json or spec.json.",
        ),
        deps = attr.label_list(
            providers = [NibproofInfo],
            doc = "The targets whose classes this target uses.",
        ),
        options = attr.string_list(doc = "Options of `nibproof validate`, such as --strict."),
        _nibproof = attr.label(
            default = "@nibproof//:nibproof",
            executable = True,
            cfg = "exec",
            allow_single_file = True,
        ),
    ),
)
