/** The fake microphone's sound: bursts of two voices, a low one and a high one in turn, with pauses between. */

export const LOW_HZ = 500
export const HIGH_HZ = 2000
const RATE = 16_000
const BURST_SECONDS = 0.25

/** A 16 kHz mono PCM16 WAV of so many seconds. */
export function spokenWav(seconds: number): Buffer {
  const samples = seconds * RATE
  const wav = Buffer.alloc(44 + samples * 2)
  wav.write('RIFF', 0, 'latin1')
  wav.writeUInt32LE(36 + samples * 2, 4)
  wav.write('WAVEfmt ', 8, 'latin1')
  for (const [at, value] of [
    [16, 16],
    [24, RATE],
    [28, RATE * 2],
    [40, samples * 2],
  ] as const) {
    wav.writeUInt32LE(value, at)
  }
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 2],
    [34, 16],
  ] as const)
    wav.writeUInt16LE(value, at)
  wav.write('data', 36, 'latin1')
  for (let i = 0; i < samples; i++) {
    const burst = Math.floor(i / RATE / BURST_SECONDS)
    const within = (i / RATE) % BURST_SECONDS
    const hz = burst % 4 === 0 ? LOW_HZ : HIGH_HZ
    const loudness = burst % 2 === 0 ? Math.sin((Math.PI * within) / BURST_SECONDS) : 0
    wav.writeInt16LE(Math.round(12_000 * loudness * Math.sin((2 * Math.PI * hz * i) / RATE)), 44 + i * 2)
  }
  return wav
}

/** Share of the energy of `pcm` that lies at `hz`, 0..1 (Goertzel 1958). */
export function shareAt(hz: number, pcm: Int16Array): number {
  const coefficient = 2 * Math.cos((2 * Math.PI * hz) / RATE)
  let before = 0
  let last = 0
  let energy = 0
  for (const sample of pcm) {
    const next = sample + coefficient * last - before
    before = last
    last = next
    energy += sample * sample
  }
  const power = last * last + before * before - coefficient * last * before
  return energy === 0 ? 0 : power / ((energy * pcm.length) / 2)
}
