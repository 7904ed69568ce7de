/** What was paid at an occasion told before it: 'nonton di XXI, tiketnya' is tiket nonton di XXI. */
import { numberWord } from '../numbers/number-words.ts'
import { isCapitalised } from '../spans/capitals.ts'
import { changed, type Token } from '../utterance/token.ts'
import { phraseList } from '../words/phrase-table.ts'
import { isStory } from './asides.ts'
import { bareWord } from './definite-nya.ts'
import { partedOnce } from './parted-once.ts'
import { PLACE_LINKS } from './place-words.ts'

/** They are of what they stand behind. Indonesian puts its name behind them, English a 'for' between. */
const PAID: ReadonlySet<string> = new Set(
  phraseList(
    'tiket|karcis|amplop|sumbangan|konsul|konsultasi|dp|deposit|depo|patungan|pendaftaran|htm|uang muka|pelunasan',
  ),
)
const ENGLISH: ReadonlySet<string> = new Set(phraseList('ticket|tickets|admission|entry|deposit|copay'))
const BOTH: ReadonlySet<string> = new Set(['deposit'])
const OWNERS: ReadonlySet<string> = new Set(['my', 'the', 'our', 'gue', 'aku', 'saya'])
/** Words only English has. */
const ENGLISH_WORDS: ReadonlySet<string> = new Set(phraseList('the|at|with|for|my|to|of|a|an|and|new'))
const COUNTED: ReadonlySet<string> = new Set(
  phraseList('berdua|bertiga|berempat|berlima|berenam|sekali|orang'),
)
/** More words tell a story. */
const LONGEST_OCCASION = 7
const LONGEST_PAID = 4
const GOING: ReadonlySet<string> = new Set(phraseList('ke|booking|weekend|jalan|pergi|main'))

function plain(token: Token): Token {
  const word = bareWord(token.word)
  return word === token.word ? token : changed(token, { word, text: token.text.slice(0, word.length) })
}

function isCount(words: readonly Token[]): boolean {
  const [first] = words
  return (
    first === undefined || first.kind === 'number' || numberWord(first) !== null || COUNTED.has(first.word)
  )
}

/** The first word as it is written within a sentence, where its capital begins one. */
function inside(words: readonly Token[]): readonly Token[] {
  const [first, ...others] = words
  const begins = first && first.index <= FIRST_WORDS && isCapitalised(first) && !isCapitalised(others[0])
  return begins ? [changed(first, { text: first.text.toLowerCase(), word: first.word }), ...others] : words
}
const FIRST_WORDS = 1

/** 'Zoo lights, entry' is zoo lights entry, 'a movie with the kids, tickets' are tickets for it. */
function paidForInEnglish(head: Token, occasion: readonly Token[]): readonly Token[] {
  if (!occasion.some(({ word }) => ENGLISH_LINKS.has(word))) return [...occasion, head]
  return [head, changed(head, { text: 'for', word: 'for' }), ...inside(occasion)]
}
const ENGLISH_LINKS: ReadonlySet<string> = new Set(['at', 'with', 'for', 'in', 'to', 'on', 'from'])

/** The words with what was paid first; as said where they do not end in such a part. */
export function withPaidFirst(words: readonly Token[]): readonly Token[] {
  const [before, behind] = partedOnce(words) ?? []
  if (!before || !behind) return words
  const paid = behind.slice(OWNERS.has(behind[0]?.word ?? '') ? 1 : 0)
  const [said, ...rest] = paid
  if (!said || paid.length > LONGEST_PAID || before.length > LONGEST_OCCASION) return words
  const first = words.findIndex(({ word }) => !GOING.has(word))
  const occasion = before.slice(Math.max(first, 0))
  const head = plain(said)
  if (occasion.length === 0 || isStory(occasion)) return words
  const isEnglish =
    ENGLISH.has(head.word) && (!BOTH.has(head.word) || occasion.some(({ word }) => ENGLISH_WORDS.has(word)))
  if (isEnglish) return rest.length > 0 ? words : paidForInEnglish(head, occasion)
  if (!PAID.has(head.word)) return words
  const isBehind = isCount(rest) || PLACE_LINKS.has(rest[0]?.word ?? '')
  return isBehind ? [head, ...inside(occasion), ...rest] : [head, ...rest, ...inside(occasion)]
}
