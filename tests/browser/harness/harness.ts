/** Drives the real recorder; only its source of sound can be replaced. */
import { CAPTURE_PROCESSOR, type CaptureCommand } from '../../../src/contracts/capture.ts'
import type { RecordingProgress } from '../../../src/contracts/recorder.ts'
import { browserEnvironment } from '../../../src/recorder/environment.ts'
import { createRecorder, type Interruption } from '../../../src/recorder/recorder.ts'
import type { HarnessSetup } from './api.ts'
import { knownSequence } from './known-sequence.ts'

const RATE = 16_000
const browser = browserEnvironment()
let setup: HarnessSetup = { source: { kind: 'microphone' }, holdPrompt: false, token: 'token' }
let answer: () => void = () => undefined

const log = {
  progress: [] as RecordingProgress[],
  caps: 0,
  interruptions: [] as Interruption[],
  tracks: [] as MediaStreamTrack[],
  contexts: [] as BaseAudioContext[],
  played: false,
}

/**
 * Renders as fast as the machine can once it is told to run. It reads no message while it renders, so it begins only
 * after the audio thread has answered a second node: by then the first one has its port.
 */
class FastContext extends OfflineAudioContext {
  override async resume(): Promise<void> {
    const probe = new AudioWorkletNode(this, CAPTURE_PROCESSOR, { numberOfOutputs: 0 })
    await new Promise<void>(resolve => {
      probe.port.onmessage = () => resolve()
      probe.port.postMessage({ kind: 'end' } satisfies CaptureCommand)
    })
    void this.startRendering()
  }
}

const recorder = createRecorder({
  accessToken: async userId =>
    setup.token === 'token' ? { kind: 'token', token: `token of ${userId}` } : { kind: setup.token },
  environment: {
    ...browser,
    getUserMedia: async constraints => {
      if (setup.holdPrompt) {
        await new Promise<void>(resolve => {
          answer = resolve
        })
      }
      const stream = await navigator.mediaDevices.getUserMedia(constraints)
      log.tracks.push(...stream.getTracks())
      return stream
    },
    createContext: () => {
      const { source } = setup
      const fast = source.kind === 'sequence' && !source.realTime
      const context = fast
        ? (new FastContext(1, source.samples + RATE, RATE) as BaseAudioContext as AudioContext)
        : browser.createContext?.()
      if (!context) throw new Error('no AudioWorklet')
      log.contexts.push(context)
      return context
    },
    createSource: (context, stream) => {
      const { source } = setup
      if (source.kind === 'microphone') return browser.createSource(context, stream)
      log.played = false
      const buffer = context.createBuffer(1, source.samples, RATE)
      buffer.copyToChannel(knownSequence(source.samples), 0)
      const node = new AudioBufferSourceNode(context, { buffer })
      node.addEventListener('ended', () => {
        log.played = true
      })
      // On a whole frame, exact in binary, and late enough for the worklet to be connected.
      node.start(Math.ceil(context.currentTime * 8 + 2) / 8)
      return node
    },
  },
})

globalThis.harness = {
  setUp: changes => {
    setup = { ...setup, ...changes }
  },
  start: (userId = 'first') =>
    recorder.start(
      { userId, language: 'en', timeZone: 'Asia/Jakarta', currency: 'IDR' },
      {
        progress: progress => log.progress.push(progress),
        capReached: () => {
          log.caps += 1
        },
        interrupted: why => log.interruptions.push(why),
      },
    ),
  stop: () => recorder.stop(),
  discard: () => recorder.discard(),
  answerPrompt: () => answer(),
  unplug: () => {
    // What the browser does when the device goes: the track ends, and says so.
    for (const track of log.tracks) {
      track.stop()
      track.dispatchEvent(new Event('ended'))
    }
  },
  suspendAudio: async () => {
    for (const context of log.contexts) if (context instanceof AudioContext) await context.suspend()
  },
  log: () => ({
    progress: [...log.progress],
    caps: log.caps,
    interruptions: [...log.interruptions],
    tracks: log.tracks.map(track => track.readyState),
    contexts: log.contexts.map(context => context.state),
    played: log.played,
  }),
  unsent: (userId = 'first') => recorder.unsent(userId),
  retry: id => recorder.retry(id),
  dropUnsent: id => recorder.dropUnsent(id),
  forget: userId => recorder.forget(userId),
}

// For a test that must not run a script in the page, since that counts as a gesture: a press records five blocks.
document.querySelector('button')?.addEventListener('pointerdown', async () => {
  await harness.start(`activated=${navigator.userActivation.hasBeenActive}`)
  while (log.progress.length < 5) await new Promise(requestAnimationFrame)
  await harness.stop()
})
