"""Rules that validate Interface Builder documents: one index a module, one load a document, one test for all."""

NibproofIndexInfo = provider(
    doc = "What Nibproof read of the files of a module and of those that it builds on.",
    fields = {
        "indexes": "A depset of index files.",
        "files": "A depset of those files, which the report looks at again.",
    },
)

_TOOL = {
    "_nibproof": attr.label(
        default = "@nibproof//:nibproof",
        executable = True,
        cfg = "exec",
        allow_single_file = True,
    ),
}

_ENDINGS = [".swift", ".swiftinterface", ".h", ".m", ".mm", ".xib", ".storyboard", ".pbxproj", ".plist", ".json"]

def _classes(ctx):
    index = ctx.actions.declare_file(ctx.label.name + ".nibindex")
    arguments = ctx.actions.args()
    arguments.add_all(["classes", "--index", "--jobs", "1", "--output"])
    arguments.add(index)
    arguments.add("--")
    arguments.add_all(ctx.files.srcs)
    ctx.actions.run(
        executable = ctx.executable._nibproof,
        arguments = [arguments],
        inputs = ctx.files.srcs,
        outputs = [index],
        mnemonic = "NibproofClasses",
        progress_message = "Reading %s" % ctx.label,
    )
    deps = [dep[NibproofIndexInfo] for dep in ctx.attr.deps]
    return [
        DefaultInfo(files = depset([index])),
        NibproofIndexInfo(
            indexes = depset([index], transitive = [dep.indexes for dep in deps]),
            files = depset(ctx.files.srcs, transitive = [dep.files for dep in deps]),
        ),
    ]

nibproof_classes = rule(
    implementation = _classes,
    doc = "Reads the sources, documents and configurations of a module into an index.",
    attrs = dict(
        srcs = attr.label_list(
            allow_files = _ENDINGS,
            mandatory = True,
            doc = "Sources, documents, project files, and a nibproof.json or spec.json.",
        ),
        deps = attr.label_list(
            providers = [NibproofIndexInfo],
            doc = "The modules whose classes those of this one build on.",
        ),
        **_TOOL
    ),
)

def _validate(ctx):
    infos = [module[NibproofIndexInfo] for module in ctx.attr.modules]
    indexes = depset(transitive = [info.indexes for info in infos])
    files = depset(transitive = [info.files for info in infos]).to_list()
    documents = [file for file in files if file.extension in ["xib", "storyboard"]]
    size = max(1, ctx.attr.documents_per_action)
    shards = []
    for start in range(0, len(documents), size):
        shard = ctx.actions.declare_file("%s.%d.nibindex" % (ctx.label.name, start // size))
        arguments = ctx.actions.args()
        arguments.add_all(["validate", "--partial", "--jobs", "1", "--output"])
        arguments.add(shard)
        arguments.add_all(ctx.attr.options)
        arguments.add_all(indexes, before_each = "--index")
        arguments.add("--")
        arguments.add_all(documents[start:start + size])
        ctx.actions.run(
            executable = ctx.executable._nibproof,
            arguments = [arguments],
            inputs = depset(documents[start:start + size], transitive = [indexes]),
            outputs = [shard],
            mnemonic = "NibproofValidate",
            progress_message = "Loading documents of %s" % ctx.label,
        )
        shards.append(shard)

    # The test itself loads nothing: it joins what the actions found, and shows the lines that they are about.
    merged = indexes.to_list() + shards
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    lines = ["#!/bin/sh", "exec %s validate --color never \\" % ctx.executable._nibproof.short_path]
    lines += ["  %s \\" % option for option in ctx.attr.options + ctx.attr.report]
    lines += ["  --index %s \\" % file.short_path for file in merged]
    lines += ['  "$@"', ""]
    ctx.actions.write(script, "\n".join(lines), is_executable = True)
    runfiles = ctx.runfiles(files = merged + files + [ctx.executable._nibproof])
    return [DefaultInfo(
        executable = script,
        files = depset(shards),
        runfiles = runfiles,
    )]

nibproof_validate_test = rule(
    implementation = _validate,
    doc = "Loads each document of some modules, an action for every few, and fails where `nibproof validate` would.",
    test = True,
    attrs = dict(
        modules = attr.label_list(
            providers = [NibproofIndexInfo],
            mandatory = True,
            doc = "The modules that an app is made of.",
        ),
        documents_per_action = attr.int(default = 16, doc = "How many documents one action loads."),
        options = attr.string_list(doc = "Options of the load, such as --deployment-target."),
        report = attr.string_list(doc = "Options of the report, such as --strict or --baseline."),
        **_TOOL
    ),
)
