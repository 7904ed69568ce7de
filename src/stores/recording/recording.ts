/**
 * The voice flow of the specification's §4: idle, requesting permission, recording. What follows the release is in hand,
 * and idle again means that the next sentence can be spoken.
 */
import type { LevelShape } from '../../../shared/contracts/recorder.ts'
import { measureSince } from '../../api/timeline.ts'
import type { Interruption, MicrophoneRequest, RecordingEvents, StartFault } from '../../recorder/recorder.ts'
import { endsWithPress } from '../messages/notice-subject.ts'
import type { Notice } from '../messages/notices.ts'
import type { Toasts } from '../messages/toasts.ts'
import type { InHand, Spoken } from './in-hand.ts'
import { RecordingAttempt, type Speaker, type VoiceRecorder } from './recording-attempt.ts'
import { createRecordingSignals } from './recording-signals.ts'
import type { Refusal } from './refusal.ts'

export { MAX_SECONDS, type RecordingProgress } from '../../../shared/contracts/recorder.ts'

export interface RecordingDeps {
  /** Loads the recorder at the first press, or hands out the one already there. */
  readonly recorder: () => Promise<VoiceRecorder>
  /** Asks for the microphone, at once. */
  readonly openMicrophone: () => MicrophoneRequest
  /** Null when no account is signed in. Each call names another recording. */
  readonly speaker: () => Speaker | null
  readonly inHand: Pick<InHand, 'add' | 'isFull' | 'putAside'>
  /** What forbids recording now, or null. `isTap`: what it offers instead may start a recording by itself. */
  readonly refusal: (isTap: boolean) => Refusal | null
  readonly toasts: Pick<Toasts, 'show' | 'withdraw'>
  /** Loads what follows a recording, once. Never rejects. */
  readonly loadFollowUp: () => Promise<unknown>
  /** A recording was cancelled, and is set aside in the outbox. */
  readonly onShelved: (spoken: Spoken) => void
  readonly microphonePermission: () => Promise<PermissionState | 'unknown'>
  readonly vibrate: (milliseconds: number) => void
}

/** Length of the vibration at start and at stop, in milliseconds. */
const PULSE = 30
/** The same for a cancelled recording, and for one that goes hands-free. */
const TICK = 15

export function createRecording({
  recorder,
  openMicrophone,
  speaker,
  inHand,
  refusal,
  toasts,
  loadFollowUp,
  onShelved,
  microphonePermission,
  vibrate,
}: RecordingDeps) {
  const { shown, request, reported } = createRecordingSignals()
  const { phase, asking, handsFree } = shown
  let attempt: RecordingAttempt | null = null

  const events: RecordingEvents = {
    ...reported,
    capReached: () => void release(),
    interrupted: why => void end(why),
  }

  /** Makes all ready that a press needs, the microphone excepted. For when the page is idle. */
  async function warm(): Promise<void> {
    await recorder()
      .then(loaded => loaded.warm())
      .catch(() => console.warn('recorder not loaded beforehand'))
  }

  /**
   * The button goes down. Refused without a subscription, offline, while another recording is under way, or with too many
   * in hand. The microphone is asked for before this returns. A press that was let go while it waited gives way to the
   * next one. `at` is the input event's time stamp, in milliseconds of `performance.now()`.
   */
  const press = (at = performance.now()) => begin(at, false)

  /** As a press, and goes on without a finger. */
  function tap(at = performance.now()): void {
    void begin(at, true)
    lock()
  }

  async function begin(at: number, isTap: boolean): Promise<void> {
    if (phase.value === 'requesting' ? attempt?.isHeld : phase.value !== 'idle') return
    const speaking = speaker()
    const refused = refusal(isTap)
    if (refused) toasts.show('error', refused.notice, refused.action ? { action: refused.action } : {})
    if (refused || !speaking) return
    inHand.putAside()
    if (inHand.isFull()) return toasts.show('info', { kind: 'manyInHand' })
    toasts.withdraw(({ notice }) => endsWithPress(notice))
    request()
    const mine = new RecordingAttempt(speaking, openMicrophone(), at)
    attempt = mine
    void microphonePermission().then(permission => {
      if (attempt === mine && permission !== 'granted') asking.value = true
    })
    const started = await mine.start(recorder, events)
    if (attempt !== mine) return
    if (started.kind === 'recording') {
      measureSince('press to first sample', at)
      phase.value = 'recording'
      vibrate(PULSE)
      void loadFollowUp()
      return
    }
    attempt = null
    phase.value = 'idle'
    if (started.kind === 'released') toasts.show('info', { kind: 'microphoneReady' })
    // Until it is dismissed, or the next press tries again: it can come seconds after the press.
    else toasts.show('error', faultNotice(started.fault))
  }

  /**
   * Records hands-free without a press, where the microphone is allowed already. False where the person has to tap first;
   * a refusal is told as that of a press.
   */
  async function beginUnasked(): Promise<boolean> {
    if (phase.peek() !== 'idle' || (await microphonePermission()) !== 'granted') return false
    tap()
    return phase.peek() !== 'idle'
  }

  /** The button is let go, the pointer left it, the page is hidden, or the 60 s are full. `at` as for `press`. */
  async function release(at = performance.now()): Promise<void> {
    if (phase.value === 'requesting') attempt?.letGo()
    else await end(null, at)
  }

  /** `why` where it was not the person who ended it. */
  async function end(why: Interruption | null, at = performance.now()): Promise<void> {
    const mine = attempt
    if (phase.value !== 'recording' || !mine?.recorder) return
    attempt = null
    phase.value = 'idle'
    vibrate(PULSE)
    // What a dead worker means for what was said is told by the outcome.
    const told = why !== null && why !== 'workerFailed'
    if (told) toasts.show('error', { kind: 'interrupted', why })
    const spoken = mine.spoken({ interrupted: told, handsFree: handsFree.value })
    await inHand.add(spoken, mine.recorder.stop(mine.heldUntil(at)))
  }

  /** The finger may leave the button: the recording goes on until `release` or `cancel`. */
  function lock(): void {
    if (phase.value === 'idle') return
    handsFree.value = true
    vibrate(TICK)
  }

  /** What was said is not sent; once anything was, it is set aside, so that it can be for a while. */
  async function cancel(): Promise<void> {
    const mine = attempt
    if (!mine) return
    const isRecording = phase.value === 'recording'
    if (!isRecording) mine.letGo()
    attempt = null
    phase.value = 'idle'
    vibrate(TICK)
    const spoken = mine.spoken({ interrupted: false, handsFree: handsFree.value })
    if (isRecording && (await mine.recorder?.shelve())) onShelved(spoken)
    else toasts.show('info', { kind: 'discarded' })
  }

  /** Of the recording under way, on a new canvas, in a CSS colour. */
  async function showLevel(canvas: HTMLCanvasElement, color: string, shape: LevelShape): Promise<void> {
    await recorder().then(
      loaded => loaded.showLevel(canvas, color, shape),
      () => undefined,
    )
  }

  return {
    ...shown,
    warm,
    press,
    tap,
    beginUnasked,
    release,
    lock,
    cancel,
    showLevel,
  }
}

function faultNotice(fault: StartFault): Notice {
  return fault.kind === 'startFailed' || fault.kind === 'noAudio'
    ? { kind: fault.kind }
    : { kind: 'microphone', fault }
}
