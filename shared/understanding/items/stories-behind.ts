/** What is told behind a price, up to the next one. */
import type { Token } from '../utterance/token.ts'
import type { ItemGroup } from './item-group.ts'

/** Whether it has an amount; the 'kosong' of 'tangan kosong' is none. */
export function hasPrice({ parts }: ItemGroup): boolean {
  return parts.some(part => part.kind === 'amount' && part.amount.plain > 0)
}

/** The words of a group behind its last amount. */
export function behindAmount({ parts, said }: ItemGroup): readonly Token[] {
  const last = parts.findLast(part => part.kind === 'amount')
  return last ? said.filter(({ index }) => index >= last.amount.end) : []
}

/** The end of the group at `at` behind its price, and the clauses without a price that follow, each by itself. */
export function storiesBehind(groups: readonly ItemGroup[], at: number): readonly (readonly Token[])[] {
  const group = groups[at]
  if (!group) return []
  const behind = [behindAmount(group)]
  for (let next = at + 1; next < groups.length; next++) {
    const story = groups[next]
    if (!story || hasPrice(story)) break
    behind.push(story.said)
  }
  return behind
}
