/** Drops who came along, as a part between commas: 'dinner at Chili's, my wife and I'. */
import type { Token } from '../utterance/token.ts'
import { phraseList } from '../words/phrase-table.ts'

/** Words of which a part that names only company consists. */
export const COMPANY_WORDS: ReadonlySet<string> = new Set(
  phraseList(`hers|his|theirs|mine|me|i|us|we|my|our|the|and|just|all|of|with|whole|both|two|three|four|five|wife|husband|kid|kids|boys|girls|son|daughter|mom|dad|family|parents|brother|sister|friend|friends|girlfriend|boyfriend|buddy|guys|crew|team|roommate|coworkers|cousin|cousins|grandkids
  makan|aku|gue|saya|kami|kita|sama|dan|bareng|anak|anakku|istri|istriku|suami|suamiku|bapak|ibu|adik|adikku|kakak|kakakku|keluarga|sekeluarga|temen|temenku|teman|berdua|bertiga|berempat|berlima|berenam|bojo|bojoku|ambek|karo|mertua|ponakan`),
)

function isCompany(part: readonly Token[]): boolean {
  const words = part.filter(({ kind }) => kind !== 'sign')
  return words.length > 0 && words.every(({ word }) => COMPANY_WORDS.has(word))
}

/** Whether a part only repeats words of the first: 'kado kepala ruang, kado'. */
function repeats(part: readonly Token[], first: readonly Token[]): boolean {
  return part.every(({ kind, word }) => kind === 'sign' || first.some(said => said.word === word))
}

/** `parts`: the words between signs. The first is kept. */
export function withoutCompany(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const [first = []] = parts
  return parts.filter((part, at) => at === 0 || !(isCompany(part) || repeats(part, first)))
}
