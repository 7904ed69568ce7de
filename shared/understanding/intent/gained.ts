/** Sums that were won, or had for what was taken back: 'menang lomba dapat 300rb', 'retur sepatu dapat 150rb'. */
import type { Token } from '../utterance/token.ts'
import { nameThing } from '../words/content-words.ts'
import { containsPhrase, matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import { BUYING } from './spending-words.ts'
import { tellsAmount } from './without-amounts.ts'

const WINNING: ReadonlySet<string> = new Set(phraseList('menang|juara|jawara|pemenang'))
/** What is won at an auction is paid for. */
const AUCTIONS: ReadonlySet<string> = new Set(phraseList('lelang|lelangan|bid|bidding|tender|banyak'))
const CONTESTS: ReadonlySet<string> = new Set(
  phraseList(
    'lomba|perlombaan|kuis|quiz|undian|doorprize|giveaway|kontes|kompetisi|turnamen|tournament|taruhan|lotre|togel|slot|judi|arisan|hadiah|game|main|pertandingan|balapan|sayembara|olimpiade',
  ),
)
const TAKING_BACK: ReadonlySet<string> = new Set(
  phraseList('retur|meretur|diretur|balikin|ngebalikin|kembaliin|ngembaliin|mengembalikan|kembalikan'),
)
const GETTING: ReadonlySet<string> = new Set(phraseList('dapat|dapet|dpt|dapatnya|dapetnya'))

/** Whether the words, without amounts, end in a verb of getting: the sum was had. */
function endsInGetting(words: readonly Token[]): boolean {
  const got = words.findLastIndex(({ word }) => GETTING.has(word))
  return got > 0 && !nameThing(words.slice(got + 1))
}

/** `opening`: index of the first word that is no filler. */
export function isGained(words: readonly Token[], opening: number): boolean {
  const verb = words[opening]?.word ?? ''
  if (containsPhrase(BUYING, words)) return false
  if (words.some(({ word }) => TAKING_BACK.has(word))) return endsInGetting(words)
  if (!WINNING.has(verb) || AUCTIONS.has(words[opening + 1]?.word ?? '')) return false
  return CONTESTS.has(words[opening + 1]?.word ?? '') || endsInGetting(words)
}

const HAVING: ReadonlySet<string> = new Set(phraseList('got|get|gotten|getting|received'))
const BESIDE_AMOUNT: ReadonlySet<string> = new Set(phraseList('the|my|a|about|like|only|just|full'))

const CAME_BACK = phraseSet(phraseList('kembali|kembalian|kembaliannya|balik|cashback'))

/** Whether a sum came back: 'got 8.99 back', 'I got about 20 dollars back from Sarah', 'kembaliannya 5rb'. */
export function isHadBack(said: readonly Token[]): boolean {
  return isChange(said) || isBackBehind(said)
}

function isChange(said: readonly Token[]): boolean {
  return said.some((_, at) => {
    const back = matchPhrase(CAME_BACK, said, at)
    const next = back && said[back.end]
    return next !== null && next !== undefined && tellsAmount(next)
  })
}

function isBackBehind(said: readonly Token[]): boolean {
  return said.some(({ word }, at) => {
    if (word !== 'back') return false
    const had = said.findLastIndex((token, before) => before < at && HAVING.has(token.word))
    const between = said.slice(had + 1, at)
    return (
      had >= 0 &&
      between.some(tellsAmount) &&
      between.every(token => token.kind === 'sign' || tellsAmount(token) || BESIDE_AMOUNT.has(token.word))
    )
  })
}
