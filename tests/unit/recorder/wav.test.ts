import { describe, expect, it } from 'vitest'
import { SILENCE, WAV_HEADER_BYTES, WavBuffer } from '../../../workers/wav.ts'

function pcm(file: Uint8Array<ArrayBuffer>): number[] {
  return [...new Int16Array(file.slice(WAV_HEADER_BYTES).buffer)]
}

function wavOf(...samples: number[]): WavBuffer {
  const wav = new WavBuffer(16_000, 8)
  wav.append(Float32Array.from(samples), 0, samples.length)
  return wav
}

describe('WAV buffer', () => {
  it('writes the header of a 16 kHz mono PCM16 file, byte for byte', () => {
    const file = wavOf(0.5, -0.5).toFile()
    // 40 = 36 + data size; 0x3e80 = 16000 Hz; 0x7d00 = 32000 bytes a second.
    const riff = '52494646 28000000 57415645'
    const format = '666d7420 10000000 0100 0100 803e0000 007d0000 0200 1000'
    const data = '64617461 04000000 0040 00c0'
    expect(Buffer.from(file).toString('hex')).toBe(`${riff}${format}${data}`.replaceAll(' ', ''))
  })

  it('makes n of n/32768 and clamps what is beyond', () => {
    const wav = wavOf(0, 1 / 32_768, -1, 32_767 / 32_768, 1, 1.7, -3)
    expect(pcm(wav.toFile())).toEqual([0, 1, -32_768, 32_767, 32_767, 32_767, -32_768])
  })

  it('takes what is no number for silence and infinities for full scale', () => {
    const wav = wavOf(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY)
    expect(pcm(wav.toFile())).toEqual([0, 32_767, -32_768])
  })

  it('holds its capacity to the sample and drops the rest', () => {
    const capacity = 960_000
    const wav = new WavBuffer(16_000, capacity)
    const block = new Float32Array(2048).fill(0.25)
    for (let sent = 0; sent < capacity + 5000; sent += block.length) wav.append(block, 0, block.length)
    expect(wav.seconds * wav.sampleRate).toBe(capacity)
    expect(wav.isFull).toBe(true)
    const file = wav.toFile()
    expect(file.byteLength).toBe(WAV_HEADER_BYTES + 2 * capacity)
    expect(new DataView(file.buffer).getUint32(40, true)).toBe(2 * capacity)
    expect(new Int16Array(file.buffer, WAV_HEADER_BYTES).every(sample => sample === 8192)).toBe(true)
  })

  it('appends the part of a block that it is told to', () => {
    const wav = new WavBuffer(16_000, 8)
    wav.append(Float32Array.from([0.1, 0.25, 0.5, 0.9]), 1, 3)
    expect(pcm(wav.toFile())).toEqual([8192, 16_384])
  })

  it('keeps nothing of an earlier recording, not even under silence', () => {
    const wav = wavOf(0.5, 0.5, 0.5)
    wav.reset()
    wav.append(SILENCE, 0, 2)
    expect(pcm(wav.toFile())).toEqual([0, 0])
  })

  it('has no sample of an earlier recording in its memory', () => {
    const wav = wavOf(0.5, -0.5, 0.25)
    wav.reset()
    const memory = new Int16Array(wav.toFile().buffer, WAV_HEADER_BYTES)
    expect(memory).toEqual(new Int16Array(8))
  })

  it('gives the file where it lies, of the size that it has come to, and goes on', () => {
    const wav = wavOf(0.5)
    const early = wav.toFile()
    wav.append(Float32Array.from([-0.5]), 0, 1)
    expect([early.byteLength, wav.toFile().byteLength]).toEqual([WAV_HEADER_BYTES + 2, WAV_HEADER_BYTES + 4])
    expect(wav.toFile().buffer).toBe(early.buffer)
    expect(pcm(wav.toFile())).toEqual([16_384, -16_384])
  })
})
