/** The Sundanese particle 'teh', which is written as the Indonesian word for tea. */
import type { Token } from '../utterance/token.ts'
import { phraseList } from '../words/phrase-table.ts'

/** Words before which 'teh' cannot be a drink: 'kemarin teh aku ke pasar'. */
const GOING_ON: ReadonlySet<string> = new Set(
  phraseList(`aku|gue|gua|gw|saya|abdi|urang|kita|kami|dia|kan|beli|bayar|makan|jajan|minum|naik|ke|ka|di|mampir|bentar|udah|abis|habis|lagi|baru
  meuli|mayar|mun|kalo|kalau|ada`),
)

/** The tokens without the particle. */
export function withoutTopicParticle(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ word }, at) => word !== 'teh' || !GOING_ON.has(tokens[at + 1]?.word ?? ''))
}
