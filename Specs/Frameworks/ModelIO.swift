extension FrameworkInterface {
  static let modelIO = FrameworkInterface(
    name: "ModelIO",
    platforms: ["iOS", "tvOS", "macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  protocol MDLMeshBuffer {}
  protocol MDLMeshBufferAllocator {}
  @incomplete
  class MDLMeshBufferMap: NSObject {}
  @objc enum MDLMeshBufferType: UInt {}
  protocol MDLMeshBufferZone {}
  @incomplete
  class MDLVertexDescriptor: NSObject {}
  """#
