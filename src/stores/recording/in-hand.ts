/** Recordings between the release of the button and their result: sent side by side, followed up in order of speaking. */
import { computed, signal } from '@preact/signals-react'
import type { StageReached } from '../../../shared/contracts/recorder.ts'
import type { VoiceOutcome } from '../../../shared/contracts/voice-outcome.ts'

/** A recording that has ended. */
export interface Spoken {
  readonly id: string
  /** When, in milliseconds of `performance.now()`. */
  readonly releasedAt: number
  /** It was not the person who ended it; they have been told. */
  readonly interrupted: boolean
  /** It went on without a finger on the button. */
  readonly handsFree: boolean
  /** Whether the session in which it was spoken lasts: the same account signed in again is another one. */
  readonly isSignedIn: () => boolean
}

/**
 * In the order in which they are reached; a server that tells nothing while it works leaves some out. `transcribing`
 * from the last byte sent, `answered` once all of the answer is there.
 */
const STAGES = ['sending', 'transcribing', 'transcribed', 'extracted', 'answered'] as const
export type ProcessingStage = (typeof STAGES)[number]

export interface HandedIn extends Pick<Spoken, 'id' | 'isSignedIn'> {
  readonly stage: ProcessingStage
  /** Share of its bytes handed to the network, 0..1. */
  readonly sent: number
  /** What was heard; null until the server has told. */
  readonly transcription: string | null
  /** The person does not wait for it: it has a line of its own, and nothing lies over the page. */
  readonly aside: boolean
}

export type FollowUp = (outcome: VoiceOutcome, spoken: Spoken) => void

/** Greatest number in hand at once: each holds up to 1.9 MB. */
const MOST = 3

export type InHand = ReturnType<typeof createInHand>

/** `loadFollowUp` never rejects. */
export function createInHand(loadFollowUp: () => Promise<FollowUp>) {
  const list = signal<readonly HandedIn[]>([])
  /** Those of the current session: the next one must not see them. */
  const own = computed(() => list.value.filter(({ isSignedIn }) => isSignedIn()))
  /** Settles once the recording handed in last has left the list. */
  let latest: Promise<unknown> = Promise.resolve()

  /** `delivery` is under way and never rejects. Resolves when the recording is followed up. */
  async function add(spoken: Spoken, delivery: Promise<VoiceOutcome>): Promise<void> {
    const { id, isSignedIn } = spoken
    // A person who spoke on while another was processed waits for neither.
    const aside = list.peek().length > 0
    list.value = [...list.peek(), { id, isSignedIn, stage: 'sending', sent: 0, transcription: null, aside }]
    void delivery.then(({ kind }) => kind === 'answered' && change(id, { stage: 'answered' }))
    const turn = Promise.all([delivery, loadFollowUp(), latest])
    latest = turn
    const [outcome, follow] = await turn
    list.value = list.peek().filter(one => one.id !== id)
    follow(outcome, spoken)
  }

  /** Does nothing where it is not in hand. Events may come out of order: a stage that is reached stays so. */
  function change(id: string, news: Partial<Omit<HandedIn, 'id'>>): void {
    list.value = list.peek().map(one => {
      if (one.id !== id) return one
      const stage = laterOf(one.stage, news.stage ?? one.stage)
      return { ...one, ...news, stage }
    })
  }

  return {
    /** In order of speaking, of whatever account. */
    list,
    /** The one that the person waits for. */
    awaited: computed(() => own.value.find(({ aside }) => !aside) ?? null),
    /** Those that the person does not wait for, in order of speaking. */
    aside: computed(() => own.value.filter(({ aside }) => aside)),
    add,
    uploading(id: string, sent: number): void {
      change(id, sent < 1 ? { sent } : { sent, stage: 'transcribing' })
    },
    stageReached(reached: StageReached): void {
      const { id } = reached
      if (reached.stage === 'received') change(id, { stage: 'transcribing' })
      else if (reached.stage === 'extracted') change(id, { stage: 'extracted' })
      else change(id, { stage: 'transcribed', transcription: reached.transcription })
    },
    /** The person waits for none of them any more. */
    putAside(): void {
      list.value = list.peek().map(one => ({ ...one, aside: true }))
    },
    isFull: () => list.peek().length >= MOST,
  }
}

function laterOf(one: ProcessingStage, other: ProcessingStage): ProcessingStage {
  return STAGES.indexOf(other) > STAGES.indexOf(one) ? other : one
}
