/**
 * Stands in for the worker's `wav.ts` in the bench page: the same code, and a mark on the worker's performance
 * timeline when the bytes of a WAV exist.
 */
import { WavBuffer as ShippedWavBuffer } from '../../workers/wav.ts'

export * from '../../workers/wav.ts'

export class WavBuffer extends ShippedWavBuffer {
  override toFile(): Uint8Array<ArrayBuffer> {
    const file = super.toFile()
    performance.clearMarks('wav')
    performance.mark('wav')
    return file
  }
}
