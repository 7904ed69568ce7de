/** Money mentioned in a transcript that is no expense. */
import type { OtherMoney } from '../../domain/extraction.ts'
import type { Intent } from '../intent/intent.ts'
import type { Token } from '../utterance/token.ts'
import type { Told } from './told.ts'

/** Longest text that is quoted, in UTF-16 units. */
const LONGEST = 80

/** In the order said. Excludes plans, prices seen and cancelled purchases, for which no money moved. */
export function otherMoney(told: readonly (readonly Told[])[]): OtherMoney[] {
  return told.flat().flatMap(({ amount, said, intent }) => {
    const reason = amount ? reasonOf(intent) : null
    return reason === null ? [] : [{ reason, said: quoted(said) }]
  })
}

function reasonOf(intent: Intent): OtherMoney['reason'] | null {
  return intent === 'income' || intent === 'moved' || intent === 'others' ? intent : null
}

function quoted(said: readonly Token[]): string {
  const text = said
    .map(token => token.gap + token.text)
    .join('')
    .trim()
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
