/** The package brings no types; this is the part that is used. */
declare module 'fs-native-extensions' {
  /** Of `length` bytes from `offset`, for this open file alone: false when another one has it, in any process. */
  export function tryLock(fd: number, offset: number, length: number): boolean
}
