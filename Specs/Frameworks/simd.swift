extension FrameworkInterface {
  static let simd = FrameworkInterface(
    name: "simd",
    platforms: ["iOS", "tvOS", "macOS", "watchOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @objc struct simd_float2 {}
  @objc struct simd_float2x2 {}
  @objc struct simd_float3 {}
  @objc struct simd_float3x3 {}
  @objc struct simd_float4 {}
  @objc struct simd_float4x4 {}
  @objc struct simd_quatf {}
  """#
