/** Reads the text of the field as it is typed: the latest state of it, one at a time. */
import { effect, type ReadonlySignal, signal } from '@preact/signals-react'
import type { SavedExpense } from '../../../shared/domain/correction.ts'
import type { SpeechContext } from '../../../shared/domain/extraction.ts'
import type { PhraseMemory } from '../../../shared/domain/phrase-memory.ts'
import type { SentenceReader } from '../../sentences/sentence-reader.ts'
import type { AskedPrice } from '../receipt/asked-price.ts'
import { readingAsked, readingOf, readingUnsent } from './answered-reading.ts'
import { type Droppable, deletesOnly, droppedBy, mayDrop } from './droppable.ts'
import { EMPTY, type Reading } from './reading.ts'
import { MAX_READ, MIN_READ, partOf, type SentencePart } from './sentence-part.ts'

export interface TypedReadingDeps {
  /** What the field holds. */
  readonly typed: ReadonlySignal<string>
  readonly reader: () => Promise<Pick<SentenceReader, 'read'>>
  /** Reads signals: a text is read again when one of them changes. */
  readonly context: () => SpeechContext
  /** What a correction can be about, the latest last. */
  readonly saved: () => readonly SavedExpense[]
  /** The same with what was saved before that, which only a sentence of deleting can mean; empty where there is none. */
  readonly earlier: () => readonly SavedExpense[]
  /** The correction on show can be undone; reads signals, too. */
  readonly canUndo: () => boolean
  /** Ids of the saved expenses that the receipt shows. Reads signals. */
  readonly onShow: () => readonly string[]
  /** The latest is not sent yet, and can't be corrected before it is. */
  readonly isUnsentLatest: () => boolean
  /** Of typed sentences that wait, what a correction can mean then. */
  readonly waiting: () => readonly SavedExpense[]
  /** What corrections have taught. */
  readonly memory: ReadonlySignal<PhraseMemory>
  /** The prices that are asked for, the one asked about now first. Reads signals. */
  readonly asked: () => readonly AskedPrice[]
  /** What is not saved yet. Reads signals. */
  readonly droppable: () => readonly Droppable[]
}

/** `isUnsent`: what `saved` names waits. `prices`: those that are asked for. `onShow`: ids of what the receipt shows. */
type Asked = Parameters<SentenceReader['read']>[0] & {
  readonly isUnsent: boolean
  readonly prices: readonly AskedPrice[]
  readonly onShow: readonly string[]
  readonly droppables: readonly Droppable[]
}

/** What was read, and the part of the text that it is about. */
interface Read {
  readonly reading: Reading
  readonly part: SentencePart
}

export function createTypedReading({
  typed,
  reader,
  context,
  saved,
  earlier,
  canUndo,
  onShow,
  isUnsentLatest,
  waiting,
  memory,
  asked: askedPrices,
  droppable,
}: TypedReadingDeps) {
  /** The latest; while one types on, that of an earlier state of the text. */
  const reading = signal<Reading>(EMPTY)
  /** Whether a part of the text waits in the field while the reading is saved. */
  const isCut = signal(false)
  let latest: { readonly text: string; readonly result: Promise<Read> } | null = null

  /** Of a text that is too long, or has too many items, its first part. */
  async function readPart(
    loaded: Pick<SentenceReader, 'read'>,
    asked: Asked,
    limit = MAX_READ,
  ): Promise<Read> {
    const part = partOf(asked.text, limit)
    const { isUnsent: _, prices, onShow: shown, droppables, ...sentence } = asked
    const answer = await loaded.read({ ...sentence, text: part.head })
    if (!answer) return { reading: reading.peek(), part }
    const { length } = part.head
    if (answer.extraction.capped && length > MIN_READ) return readPart(loaded, asked, Math.ceil(length / 2))
    const answered = readingAsked(answer, prices)
    if (answered) return { reading: answered, part }
    if (droppables.length > 0 && mayDrop(answer, asked.isUnsent)) {
      const saved = droppables.flatMap(({ expenses }) => expenses)
      const beside = await loaded.read({ ...sentence, saved, text: part.head })
      const dropped = beside ? droppedBy(beside, droppables) : []
      if (dropped.length > 0) return { reading: { kind: 'drop', dropped }, part }
    }
    const before = asked.isUnsent ? [] : earlier()
    if (before.length > 0 && mayDrop(answer, false)) {
      const beside = await loaded.read({ ...sentence, saved: before, text: part.head })
      if (beside && deletesOnly(beside)) return { reading: readingOf(beside, before, shown), part }
    }
    if (answer.request?.kind === 'correction' && asked.isUnsent)
      return { reading: readingUnsent(answer, answer.request.correction), part }
    return { reading: readingOf(answer, asked.saved, shown), part }
  }

  function read(text: string): Promise<Read> {
    const isUnsent = isUnsentLatest()
    const about = isUnsent ? waiting() : saved()
    const asked = {
      text,
      context: context(),
      saved: about,
      canUndo: canUndo(),
      memory: memory.value,
      isUnsent,
      prices: askedPrices(),
      onShow: onShow(),
      droppables: droppable(),
    }
    const result = reader()
      .then(loaded => readPart(loaded, asked))
      .catch((): Read => ({ reading: { kind: 'failed' }, part: { head: text, rest: '' } }))
    const mine = { text, result }
    latest = mine
    void result.then(({ reading: found, part }) => {
      if (latest !== mine) return
      reading.value = found
      isCut.value = part.rest !== ''
      if (found.kind === 'failed') latest = null
    })
    return result
  }

  effect(() => {
    const text = typed.value.trim()
    if (text === '') {
      latest = null
      reading.value = EMPTY
      isCut.value = false
      return
    }
    if (reading.peek().kind === 'empty') reading.value = { kind: 'reading' }
    void read(text)
  })

  /**
   * The latest reading of the text. One that is superseded meanwhile, by what corrections have taught, is passed over for
   * the one that supersedes it.
   */
  async function latestOf(text: string): Promise<Read> {
    for (;;) {
      const awaited = latest?.text === text ? latest.result : read(text)
      const found = await awaited
      if (latest?.text !== text || latest.result === awaited) return found
    }
  }

  return {
    reading: reading as ReadonlySignal<Reading>,
    isCut: isCut as ReadonlySignal<boolean>,
    latestOf,
  }
}
