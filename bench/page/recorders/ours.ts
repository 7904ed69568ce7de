import { browserEnvironment } from '../../../src/recorder/environment.ts'
import { knownSequence } from '../../../tests/browser/harness/known-sequence.ts'
import type { SampleSource } from '../api.ts'
import { type BenchRecorder, RATE } from '../bench-recorder.ts'
import { Recorder } from '../libraries/ours.ts'

const contexts: BaseAudioContext[] = []
let played = false

/** The product's recorder. Its WAV goes from its worker straight to the server and never comes to the page. */
export function createBenchRecorder(source: SampleSource): BenchRecorder {
  const browser = browserEnvironment()
  const recorder = new Recorder({
    accessToken: async () => ({ kind: 'token', token: 'bench' }),
    uploading: () => undefined,
    stageReached: () => undefined,
    loadFallback: () => Promise.reject(new Error('Chromium has audio worklets')),
    environment: {
      ...browser,
      createContext: () => {
        const context = source.kind === 'microphone' ? browser.createContext?.() : sequenceContext()
        if (!context) throw new Error('no AudioWorklet')
        contexts.push(context)
        return context
      },
      createSource: (context, stream) =>
        source.kind === 'microphone'
          ? browser.createSource(context, stream)
          : sequenceSource(context, source.samples),
    },
  })
  return {
    warm: () => recorder.warm(),
    async start() {
      const outcome = await recorder.start(
        {
          id: crypto.randomUUID(),
          userId: 'bench',
          language: 'en',
          timeZone: 'Asia/Jakarta',
          currency: 'IDR',
        },
        {
          progress: () => undefined,
          silence: () => undefined,
          capReached: () => undefined,
          interrupted: () => undefined,
        },
      )
      if (outcome.kind !== 'recording') throw new Error(JSON.stringify(outcome))
    },
    async stop() {
      const outcome = await recorder.stop()
      if (outcome.kind !== 'answered') throw new Error(JSON.stringify(outcome))
      return null
    },
  }
}

export function contextStates(): AudioContextState[] {
  return contexts.map(context => context.state)
}

export function sequencePlayed(): boolean {
  return played
}

/** Its samples reach the WAV as they are only where nothing is resampled. */
function sequenceContext(): AudioContext {
  return new AudioContext({ sampleRate: RATE })
}

function sequenceSource(context: AudioContext, samples: number): AudioNode {
  const buffer = context.createBuffer(1, samples, RATE)
  buffer.copyToChannel(knownSequence(samples), 0)
  const node = new AudioBufferSourceNode(context, { buffer })
  node.addEventListener('ended', () => {
    played = true
  })
  // On a whole frame, exact in binary, and late enough for the worklet to be connected.
  node.start(Math.ceil(context.currentTime * 8 + 2) / 8)
  return node
}
