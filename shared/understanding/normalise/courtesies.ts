/** Greetings before what is told and thanks behind it: 'Halo Ucap, kopi 20 ribu, makasih'. */
import type { Token } from '../utterance/token.ts'
import { matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import { isNumber } from './told-amounts.ts'

/** With the product's name behind them, or without. */
const GREETINGS = phraseSet(
  phraseList(
    'halo|hallo|hai|hello|hi|hey|hei|assalamualaikum|selamat pagi|selamat siang|selamat sore|selamat malam|good morning|good afternoon|good evening|oke|ok|okay',
  ),
)
const PRODUCT: ReadonlySet<string> = new Set(['ucap', 'ukap', 'ucup'])
/** Before what is told, with nothing of their own. */
const OPENINGS = phraseSet(
  phraseList(
    'oke jadi|ok jadi|okay so|ok so|okay so listen|ok so listen|so listen|okay jadi|uh yeah|yeah so|nah terus|nah jadi',
  ),
)
/** Behind what is told. */
const CLOSINGS = phraseSet(
  phraseList(
    `makasih|makasih ya|makasih banyak|makasi|makasi ya|terima kasih|terima kasih ya|terima kasih banyak|terimakasih|trims|thanks ya|nuhun|hatur nuhun|matur nuwun|maturnuwun|suwun|matur suwun
    itu aja|itu aja ya|itu saja|itu doang|itu tok|udah itu aja|udah itu doang|udah itu saja|sudah itu saja|sudah itu aja|udah segitu aja|segitu aja|udah gitu aja|gitu aja|gitu deh|gitu ya|udah ya
    thanks|thank you|thanks a lot|thank you so much|thanks so much|thx|cheers|thats it|thats it for today|thats it for now|and thats it|thats all|thats all for today|thats all for now|and thats all|thats everything|so yeah|yeah thats it|so thats it`,
  ),
)
/** The longest closing, in words. */
const LONGEST = 4

function startOf(tokens: readonly Token[]): number {
  let at = 0
  for (;;) {
    const greeted = matchPhrase(GREETINGS, tokens, at)
    const opened = matchPhrase(OPENINGS, tokens, at)
    const called = greeted && PRODUCT.has(tokens[greeted.end]?.word ?? '') ? greeted.end + 1 : null
    const end = called ?? opened?.end ?? isApart(tokens, greeted?.end)
    if (end === null) return at
    at = behindSigns(tokens, end)
  }
}

/** Where only a sign stands behind the greeting: 'halo, kopi 20 ribu'; null elsewhere. */
function isApart(tokens: readonly Token[], end: number | undefined): number | null {
  return end !== undefined && tokens[end]?.kind === 'sign' ? end : null
}

function behindSigns(tokens: readonly Token[], at: number): number {
  let end = at
  while (tokens[end]?.kind === 'sign') end++
  return end
}

/** Where the longest phrase begins that ends at `end`; null where none does. */
function beginsAt(phrases: typeof CLOSINGS, tokens: readonly Token[], end: number): number | null {
  for (let at = Math.max(0, end - LONGEST); at < end; at++)
    if (matchPhrase(phrases, tokens, at)?.end === end) return at
  return null
}

function endOf(tokens: readonly Token[]): number {
  let end = tokens.length
  for (;;) {
    let last = end
    while (tokens[last - 1]?.kind === 'sign' && tokens[last - 1]?.word !== '?') last--
    const at = beginsAt(CLOSINGS, tokens, last)
    if (at === null) return end
    end = at
  }
}

/** The tokens between greetings and thanks; unchanged where no number is left. */
export function withoutCourtesies(tokens: readonly Token[]): readonly Token[] {
  const [start, end] = [startOf(tokens), endOf(tokens)]
  if (start === 0 && end === tokens.length) return tokens
  const told = tokens.slice(start, end)
  return told.some(isNumber) ? told : tokens
}
