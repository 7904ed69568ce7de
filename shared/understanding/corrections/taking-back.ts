/** That a correction is taken back: 'never mind, it was right', 'gak jadi ganti'. */
import type { Token } from '../utterance/token.ts'
import { containsPhrase, matchPhrase, phraseList, phraseSet, skipPhrase } from '../words/phrase-table.ts'
import type { CorrectionClause } from './clause.ts'

const TAKING_BACK = phraseSet(
  phraseList(`
  never mind|nevermind|nvm|forget it|forget that|forget what i said|scratch that|cancel that|cancel it|disregard|disregard that|ignore that|ignore me|drop it|undo that|gak jadi|nggak jadi|ga jadi|gajadi|ngga jadi|enggak jadi|tidak jadi|kagak jadi|batal|batalin|lupain|lupain aja|lupakan|lupakan saja|abaikan|abaikan aja|gak usah|nggak usah|ga usah|gausah|gak perlu|nggak perlu|ga perlu
  `),
)
/** What was taken for wrong is right, or it was the speaker who erred. */
const RIGHT_AFTER_ALL = phraseSet([
  ...[
    'it was',
    'it is',
    'its',
    'thats',
    'that is',
    'that was',
    'this is',
    'youre',
    'you were',
    'was',
    'is',
    'were',
    'are',
    'you had it',
    'you got it',
    'had it',
    'got it',
    'looks',
    'already',
    'all',
  ].flatMap(subject =>
    ['right', 'correct', 'fine', 'ok', 'okay', 'good', 'accurate'].map(right => `${subject} ${right}`),
  ),
  ...['udah', 'sudah', 'udh', 'emang', 'memang', 'ternyata', 'ternyata udah', 'ternyata sudah'].flatMap(
    already =>
      ['bener', 'benar', 'betul', 'pas', 'oke', 'ok', 'cocok', 'sesuai'].map(right => `${already} ${right}`),
  ),
  ...phraseList(
    'bener kok|benar kok|betul kok|emang segitu|memang segitu|right the first time|i misread|i misread it|the wrong receipt|wrong receipt|i was wrong|my mistake|salah liat|salah lihat|salah baca|aku yang salah|gue yang salah|saya yang salah|salah struk|i said anything',
  ),
])
const CHANGING = phraseSet(
  phraseList(
    'ganti|diganti|gantiin|ubah|diubah|rubah|dirubah|ngubah|ngerubah|edit|diedit|koreksi|dikoreksi|ralat|diralat|hapus|dihapus|apus|diapus|pindah|dipindah|dipindahin|benerin|dibenerin|betulin|dibetulin',
  ),
)

/** Whether nothing of what is saved is to be changed, though a word of deleting is said. */
export function isTakenBack(tokens: readonly Token[], clauses: readonly CorrectionClause[]): boolean {
  const says = clauses.some(({ amounts, days, payments, categories }) =>
    [...amounts, ...days, ...payments, ...categories].some(({ denied }) => !denied),
  )
  const isOfNamed = clauses.some(
    ({ deletes, references, keeps }) => deletes && !keeps && references.length > 0,
  )
  if (says || isOfNamed || !containsPhrase(TAKING_BACK, tokens)) return false
  return containsPhrase(RIGHT_AFTER_ALL, tokens) || tokens.some((_, at) => isChangeOff(tokens, at))
}

/** The 'gak jadi ganti' of a correction; what is renamed or replaced besides makes it none. */
function isChangeOff(tokens: readonly Token[], at: number): boolean {
  if (!matchPhrase(TAKING_BACK, tokens, at)) return false
  const end = skipPhrase(TAKING_BACK, tokens, at)
  return skipPhrase(CHANGING, tokens, end) > end
}
