/** Deletions by words that reach beyond what the person sees: 'hapus semua' means what is on show, or all. */
import type { CorrectionOptions, ExpenseEdit } from '../../../shared/domain/correction.ts'

/** Shorter words of a description are in many texts. */
const SHORTEST_NAME = 3

/**
 * The same, but a deletion of what is neither named nor on show is asked about. Where it takes what is on show, too, that
 * alone may be meant. `onShow`: ids.
 */
export function askedUnseen(
  correction: CorrectionOptions,
  text: string,
  onShow: readonly string[],
): CorrectionOptions {
  const [only, ...others] = correction.options
  if (!only || others.length > 0 || only.some(({ after }) => after !== null)) return correction
  const unseen = only.filter(({ before }) => !onShow.includes(before.id))
  if (unseen.every(edit => isNamed(edit, text))) return correction
  const seen = only.filter(edit => !unseen.includes(edit))
  return { ...correction, options: seen.length > 0 ? [seen, only] : [only], asks: true }
}

function isNamed({ before }: ExpenseEdit, text: string): boolean {
  const said = text.toLowerCase()
  const names = before.description.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return names.some(name => name.length >= SHORTEST_NAME && said.includes(name))
}
