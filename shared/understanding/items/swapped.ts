/** Two prices that the speaker takes for each other's: 'bensin 5 ribu, parkir 30 ribu, eh kebalik'. */
import type { Utterance } from '../utterance/utterance.ts'
import { FILLERS } from '../words/filler-words.ts'
import { matchPhrase, phraseList, phraseSet, skipPhrases } from '../words/phrase-table.ts'
import type { DraftItem } from './draft-item.ts'

const SWAPPED = phraseSet(
  phraseList(
    'kebalik|kebolak balik|kebalik harganya|other way around|the other way around|other way round|the other way round|i mixed them up|i swapped them|i got them swapped',
  ),
)

/** Whether it is the last thing said, but for signs and fillers. */
function saysSwappedLast({ tokens }: Utterance): boolean {
  return tokens.some((_, at) => {
    const cue = matchPhrase(SWAPPED, tokens, at)
    if (!cue) return false
    let end = cue.end
    while (end < tokens.length) {
      const next = tokens[end]?.kind === 'sign' ? end + 1 : skipPhrases(FILLERS, tokens, end)
      if (next === end) return false
      end = next
    }
    return true
  })
}

/** The items, the last two with each other's price where the speaker ends by saying so. */
export function swapped(utterance: Utterance, items: readonly DraftItem[]): readonly DraftItem[] {
  const [first, second] = items.slice(-2)
  if (!first || !second || first.corrected || second.corrected || !saysSwappedLast(utterance)) return items
  const [before, behind] = [first.amount, second.amount]
  return [
    ...items.slice(0, -2),
    { ...first, amount: behind, corrected: true },
    { ...second, amount: before, corrected: true },
  ]
}
