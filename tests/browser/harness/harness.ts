/** Drives the real recorder; only its source of sound can be replaced. */
import { CAPTURE_PROCESSOR, type CaptureCommand } from '../../../shared/contracts/capture.ts'
import type { RecordingProgress, Silence, UploadProgress } from '../../../shared/contracts/recorder.ts'
import { browserEnvironment } from '../../../src/recorder/environment.ts'
import { type Interruption, Recorder } from '../../../src/recorder/recorder.ts'
import type { HarnessSetup } from './api.ts'
import { knownSequence } from './known-sequence.ts'

const RATE = 16_000
const browser = browserEnvironment()
/** `randomUUID` is for secure pages alone. */
const randomId = () => crypto.getRandomValues(new Uint32Array(4)).join('-')
let setup: HarnessSetup = {
  source: { kind: 'microphone' },
  holdPrompt: false,
  token: 'token',
  worklet: true,
  mediaRecorder: true,
  rate: null,
  processing: true,
  unjoinedContexts: 0,
  deadContexts: 0,
  microphoneFault: null,
}
let answer: () => void = () => undefined

const log = {
  progress: [] as RecordingProgress[],
  silences: [] as (Silence | null)[],
  caps: 0,
  interruptions: [] as Interruption[],
  tracks: [] as MediaStreamTrack[],
  contexts: [] as BaseAudioContext[],
  played: false,
  uploads: [] as UploadProgress[],
  asked: 0,
}

/**
 * Renders as fast as the machine can once it is told to run. It reads no message while it renders, so it begins only
 * after the audio thread has answered a second node: by then the first one has its port.
 */
class FastContext extends OfflineAudioContext {
  constructor(channels: number, length: number, sampleRate: number) {
    super(channels, length, sampleRate)
    // In real time a context never ends before the page has heard of its first samples.
    this.addEventListener('statechange', event => {
      if (this.state !== 'closed' || log.progress.length > 0) return
      event.stopImmediatePropagation()
      const timer = setInterval(() => {
        if (log.progress.length === 0) return
        clearInterval(timer)
        this.dispatchEvent(new Event('statechange'))
      }, 10)
    })
  }
  override async resume(): Promise<void> {
    const probe = new AudioWorkletNode(this, CAPTURE_PROCESSOR, { numberOfOutputs: 0 })
    await new Promise<void>(resolve => {
      probe.port.onmessage = () => resolve()
      probe.port.postMessage({ kind: 'end' } satisfies CaptureCommand)
    })
    void this.startRendering()
  }
}

/** Claims to run and never does, as a context does whose device hangs. */
class DeadContext extends AudioContext {
  constructor(options: AudioContextOptions) {
    super(options)
    // On a page that was touched it would begin by itself.
    void super.suspend()
  }
  override get state(): AudioContextState {
    return super.state === 'suspended' ? 'running' : super.state
  }
  override async resume(): Promise<void> {}
}

// Made at its first use, so that a test can take the audio worklet away before.
let made: Recorder | null = null
function recorder() {
  made ??= makeRecorder()
  return made
}

function createContext(): AudioContext {
  const { source, deadContexts } = setup
  const rate = setup.rate ?? (source.kind === 'sequence' ? RATE : null)
  const fast = source.kind === 'sequence' && !source.realTime
  if (deadContexts > 0) setup = { ...setup, deadContexts: deadContexts - 1 }
  const context =
    deadContexts > 0
      ? new DeadContext({ sampleRate: RATE })
      : fast && rate
        ? (new FastContext(1, source.samples + rate, rate) as BaseAudioContext as AudioContext)
        : rate
          ? new AudioContext({ sampleRate: rate })
          : browser.createContext?.()
  if (!context) throw new Error('no AudioWorklet')
  log.contexts.push(context)
  return context
}

const makeRecorder = () =>
  new Recorder({
    uploading: progress => log.uploads.push(progress),
    stageReached: () => undefined,
    loadFallback: () => import('../../../src/recorder/media-recorder-capture.ts'),
    accessToken: async userId =>
      setup.token === 'token' ? { kind: 'token', token: `token-of-${userId}` } : { kind: setup.token },
    environment: {
      ...browser,
      canCapture: setup.worklet || setup.mediaRecorder,
      getUserMedia: async constraints => {
        log.asked += 1
        if (setup.microphoneFault) throw new DOMException('', setup.microphoneFault)
        if (setup.holdPrompt) {
          await new Promise<void>(resolve => {
            answer = resolve
          })
        }
        const raw = {
          echoCancellation: false,
          noiseSuppression: false,
          autoGainControl: false,
          channelCount: 1,
        }
        const stream = await navigator.mediaDevices.getUserMedia(
          setup.processing ? constraints : { audio: raw },
        )
        log.tracks.push(...stream.getTracks())
        return stream
      },
      createContext: setup.worklet ? createContext : undefined,
      MediaRecorder: setup.mediaRecorder ? browser.MediaRecorder : undefined,
      createSource: (context, stream) => {
        const { source, unjoinedContexts } = setup
        if (unjoinedContexts > 0) {
          setup = { ...setup, unjoinedContexts: unjoinedContexts - 1 }
          throw new DOMException('the rates differ', 'NotSupportedError')
        }
        if (source.kind === 'microphone') return browser.createSource(context, stream)
        log.played = false
        const buffer = context.createBuffer(1, source.samples, context.sampleRate)
        buffer.copyToChannel(knownSequence(source.samples), 0)
        const node = new AudioBufferSourceNode(context, { buffer })
        node.addEventListener('ended', () => {
          log.played = true
        })
        // On a whole frame at any usual rate, exact in binary, and late enough for the worklet to be connected.
        node.start(Math.ceil(context.currentTime * 4 + 1) / 4)
        return node
      },
    },
  })

globalThis.harness = {
  setUp: changes => {
    setup = { ...setup, ...changes }
  },
  warm: () => recorder().warm(),
  showLevel: () => {
    const canvas = document.body.appendChild(document.createElement('canvas'))
    canvas.width = 200
    canvas.height = 200
    recorder().showLevel(canvas, 'black', 'ring')
  },
  discWidth: () => {
    const canvas = document.querySelector('canvas')
    if (!canvas) return 0
    const { width, height } = canvas
    const copy = new OffscreenCanvas(width, height).getContext('2d')
    copy?.drawImage(canvas, 0, 0)
    const row = copy?.getImageData(0, Math.floor(width / 2), width, 1).data ?? []
    return row.filter((value, i) => i % 4 === 3 && value > 127).length / width
  },
  start: (userId = 'first') =>
    recorder().start(
      { id: randomId(), userId, language: 'en', timeZone: 'Asia/Jakarta', currency: 'IDR' },
      {
        progress: progress => log.progress.push(progress),
        silence: silence => log.silences.push(silence),
        capReached: () => {
          log.caps += 1
        },
        interrupted: why => log.interruptions.push(why),
      },
    ),
  stop: heldSeconds => recorder().stop(heldSeconds),
  shelve: () => recorder().shelve(),
  discard: () => recorder().discard(),
  answerPrompt: () => answer(),
  unplug: () => {
    // What the browser does when the device goes: the track ends, and says so.
    for (const track of log.tracks) {
      track.stop()
      track.dispatchEvent(new Event('ended'))
    }
  },
  mute: muted => {
    for (const track of log.tracks) {
      Object.defineProperty(track, 'muted', { configurable: true, value: muted })
      track.dispatchEvent(new Event(muted ? 'mute' : 'unmute'))
    }
  },
  stallAudio: async () => {
    for (const context of log.contexts) {
      if (!(context instanceof AudioContext)) continue
      Object.defineProperty(context, 'state', { configurable: true, value: 'running' })
      await context.suspend()
    }
  },
  suspendAudio: async () => {
    for (const context of log.contexts) if (context instanceof AudioContext) await context.suspend()
  },
  log: () => ({
    progress: [...log.progress],
    silences: [...log.silences],
    caps: log.caps,
    interruptions: [...log.interruptions],
    tracks: log.tracks.map(track => track.readyState),
    contexts: log.contexts.map(context => context.state),
    played: log.played,
    uploads: [...log.uploads],
    asked: log.asked,
  }),
  unsent: (userId = 'first') => recorder().outbox.unsent(userId),
  retry: id => recorder().outbox.retry(id),
  dropUnsent: id => recorder().outbox.dropUnsent(id),
  kept: userId => recorder().outbox.kept(userId),
  takeExpired: userId => recorder().outbox.takeExpired(userId),
  setAside: id => recorder().outbox.setAside(id),
  takeBack: id => recorder().outbox.takeBack(id),
  forget: userId => recorder().outbox.forget(userId),
}

// For a test that must not run a script in the page, since that counts as a gesture: a press records a second.
document.querySelector('button')?.addEventListener('pointerdown', async () => {
  await harness.start(`activated=${navigator.userActivation.hasBeenActive}`)
  while (log.progress.length < 2) await new Promise(requestAnimationFrame)
  await harness.stop()
})
