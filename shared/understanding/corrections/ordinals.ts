/** Numbers that count saved expenses: 'hapus satu', 'nomor dua dan empat'. */
import { readSmall } from '../numbers/below-hundred.ts'
import { readAmount } from '../spans/amount.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { matchPhrase } from '../words/phrase-table.ts'
import type { FoundPart, Part } from './parts.ts'
import { POINTERS, type Pointer } from './pointer-words.ts'

/** Accepts 'hapus satu', rejects 'hapus satu juta' and 'remove one of them'. */
function saysOne(utterance: Utterance, at: number): boolean {
  return (
    readSmall(utterance, at, /^1$/)?.value === 1 &&
    readAmount(utterance, at)?.end === at + 1 &&
    !matchPhrase(POINTERS, utterance.tokens, at)
  )
}

const NUMBERED: ReadonlySet<string> = new Set(['nomor', 'nomer', 'number', 'numbers', 'no'])
const JOINING: ReadonlySet<string> = new Set(['dan', 'sama', 'and', ',', '&', 'ama'])
const SECOND_TO_FIFTH: readonly Pointer[] = [2, 3, 4, 5]

/** The 'satu' of 'hapus satu', the 'empat' of 'nomor dua dan empat'. */
export function readOrdinal(utterance: Utterance, at: number, before: readonly Part[]): FoundPart | null {
  const last = before.findLast(({ kind }) => kind !== 'break')
  if (before.at(-1)?.kind === 'delete' && saysOne(utterance, at))
    return { part: { kind: 'pointer', to: 'one' }, end: at + 1 }
  const isListed = last?.kind === 'pointer' && JOINING.has(utterance.word(at - 1))
  if (!isListed || !NUMBERED.has(utterance.word(at - 3))) return null
  const number = readSmall(utterance, at, /^[2-5]$/)
  const to = SECOND_TO_FIFTH.find(place => place === number?.value)
  return to && number ? { part: { kind: 'pointer', to }, end: number.end } : null
}
