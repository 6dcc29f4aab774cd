/** Whether this browser runs WebAssembly with SIMD, which the module of the rules needs. */

/** The smallest module with a SIMD instruction: a function that returns a vector's first number. */
const PROBE = [
  ...[0, 97, 115, 109, 1, 0, 0, 0], // "\0asm", version 1
  ...[1, 5, 1, 96, 0, 1, 127], // a type: nothing in, an i32 out
  ...[3, 2, 1, 0], // a function of that type
  ...[10, 11, 1, 9, 0, 65, 0, 253, 17, 253, 27, 0, 11], // i32.const 0, i32x4.splat, i32x4.extract_lane 0
];

export const hasSimd = (): boolean =>
  typeof WebAssembly === "object" && WebAssembly.validate(Uint8Array.from(PROBE));
