/** Splits a correction into parts. */
import { readDay } from '../days/day-phrase.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { phraseList, phraseSet, skipPhrase } from '../words/phrase-table.ts'
import { DENYING, DOUBTING } from './cue-words.ts'
import { DELETING, NOT_BOUGHT } from './deleting-words.ts'
import { withNewNames } from './new-names.ts'
import type { Part } from './parts.ts'
import { readPart } from './read-part.ts'
import type { NamedExpenses } from './references.ts'
import { withRelativeAmounts } from './relative-amounts.ts'

export function readParts(utterance: Utterance, named: NamedExpenses): readonly Part[] {
  const { tokens } = utterance
  const parts: Part[] = []
  let denies = false
  let doubts = false
  let isReason = false
  for (let at = 0; at < tokens.length; ) {
    const denying = skipPhrase(DENYING, tokens, at)
    const unbought = skipPhrase(NOT_BOUGHT, tokens, at)
    if (unbought > denying) {
      denies = true
      parts.push({ kind: 'cue', strength: 'strong' }, { kind: 'delete', ifAlone: true })
      at = unbought
      continue
    }
    const isDenied = (denying > at && denying >= skipPhrase(DELETING, tokens, at)) || deniesDay(utterance, at)
    if (isDenied && tokens[denying]?.kind !== 'sign' && denying < tokens.length) {
      denies = true
      parts.push({ kind: 'cue', strength: 'strong' })
      at = Math.max(denying, at + 1)
      continue
    }
    const doubting = mayDoubt(parts) ? skipPhrase(DOUBTING, tokens, at) : at
    if (doubting > at && doubting < tokens.length) {
      doubts = true
      parts.push({ kind: 'cue', strength: 'doubt' })
      at = doubting
      continue
    }
    const reason = skipPhrase(REASONS, tokens, at)
    if (reason > at && parts.some(isChange)) isReason = true
    const { part: found, end } = readPart(utterance, named, at, denies, parts)
    const part: Part | null = doubts && found && isValue(found) ? { ...found, denied: true } : found
    doubts = doubts && !(part && (isValue(part) || part.kind === 'break'))
    const last = parts.at(-1)
    isReason = isReason && part?.kind !== 'break'
    // 'it was 15 with the copay'
    if (part?.kind === 'words' && isReason && isAboutSaved(parts)) denies = false
    else if (part?.kind === 'words' && last?.kind === 'words' && last.denied === part.denied)
      parts[parts.length - 1] = { ...last, words: [...last.words, ...part.words] }
    else if (part) parts.push(part)
    // 'bukan yang kopi': small words may separate the denial from its object.
    if (part)
      denies = denies && (part.kind === 'words' || (part.kind === 'reference' && saysOtherwise(parts)))
    at = Math.max(end, at + 1)
  }
  return withRelativeAmounts(withNewNames(parts, utterance))
}

/** Words before a reason or an accompaniment. */
const REASONS = phraseSet(
  phraseList(
    'because|cause|cuz|bc|since|karena|krn|soalnya|soale|gara gara|gegara|with|including|after|before|due to|thanks to|dengan|termasuk|setelah|sebelum|biar|supaya|in case|so that|for the whole',
  ),
)

function isChange({ kind }: Part): boolean {
  return ['amount', 'delete', 'day', 'payment', 'card', 'category', 'relative'].includes(kind)
}

/** Whether the parts so far correct something saved; otherwise the rest may be a purchase. */
function isAboutSaved(parts: readonly Part[]): boolean {
  return parts.some(
    part =>
      part.kind === 'delete' ||
      part.kind === 'cue' ||
      part.kind === 'price' ||
      part.kind === 'relative' ||
      (part.kind === 'reference' && part.isDefinite),
  )
}

const REFUSALS: ReadonlySet<string> = new Set(['gak', 'nggak', 'ga', 'enggak', 'ngga', 'tidak'])

/** 'gak kemarin, hari ini' */
function deniesDay(utterance: Utterance, at: number): boolean {
  return REFUSALS.has(utterance.word(at)) && readDay(utterance, at + 1) !== null
}

/** 'makanan kucing itu belanja, bukan makanan orang': after a new value, a denial covers the next words. */
function saysOtherwise(parts: readonly Part[]): boolean {
  return parts.some(part => part.kind === 'category' && !part.denied)
}

/**
 * Whether a questioned value may follow: at the start, 'sampo kok makanan', 'seribu lima ratus masa lima
 * belas ribu'.
 */
function mayDoubt(parts: readonly Part[]): boolean {
  const isNamed = parts.every(({ kind }) => ['break', 'cue', 'reference', 'pointer'].includes(kind))
  return isNamed || parts.at(-1)?.kind === 'amount'
}

type Value = Extract<Part, { kind: 'amount' | 'category' | 'payment' }>

function isValue(part: Part): part is Value {
  return part.kind === 'amount' || part.kind === 'category' || part.kind === 'payment'
}
