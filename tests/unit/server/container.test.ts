import { expect, test } from 'vitest'
import { sniffContainer } from '../../../server/audio/container.ts'
import { wavBytes } from './support/wav-bytes.ts'

test.each([
  ['wav', wavBytes()],
  ['webm', new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, 0, 0])],
  ['ogg', new TextEncoder().encode('OggS\0\0')],
  ['mp4', new TextEncoder().encode('\0\0\0\x20ftypM4A ')],
  ['mpeg', new TextEncoder().encode('ID3\x04')],
  ['mpeg', new Uint8Array([0xff, 0xfb, 0x90, 0x64])],
])('%s is known by its first bytes', (container, bytes) => {
  expect(sniffContainer(bytes)).toBe(container)
})

test.each([
  ['text', new TextEncoder().encode('hello there')],
  ['a frame header with a reserved sample rate', new Uint8Array([0xff, 0xfb, 0x9c, 0x64])],
  ['nothing', new Uint8Array()],
])('%s is no recording', (_, bytes) => {
  expect(sniffContainer(bytes)).toBeNull()
})
