/** Words that one sign parts in two: 'nonton di XXI, tiketnya'. */
import type { Token } from '../utterance/token.ts'

const isParting = ({ kind, text }: Token) => kind === 'sign' && text !== '&'

/** What stands before and behind the only sign; null where there is none, or another, or nothing before it. */
export function partedOnce(words: readonly Token[]): readonly [readonly Token[], readonly Token[]] | null {
  const at = words.findIndex(isParting)
  return at > 0 && at === words.findLastIndex(isParting) ? [words.slice(0, at), words.slice(at + 1)] : null
}
