/** A recorder as the bench drives it: each in the way that its own documentation shows. */

/** Rate of every recording, in Hz: each recorder is set to what the product needs. */
export const RATE = 16_000

export interface BenchRecorder {
  warm?(): Promise<void>
  /** Resolves once it records. */
  start(): Promise<void>
  /** Resolves as soon as the WAV's bytes exist in the page; null where they never do. */
  stop(): Promise<Blob | Uint8Array<ArrayBuffer> | null>
  /** After the measurement: ends what `stop` leaves running. */
  close?(): Promise<void>
  /** From the first sample of `ONSET` to the last, in ms; only of a recorder without a WAV. */
  heardMs?(): number
}

export function turnOff(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}
