/** Whether a third party bore a price: 'dibayarin kantor', 'Rina yang traktir', 'was on Mike'. */
import type { Token } from '../utterance/token.ts'
import { FILLERS } from '../words/filler-words.ts'
import { containsPhrase, matchPhrase, skipPhrases } from '../words/phrase-table.ts'
import { namedPayer } from './named-payers.ts'
import { othersPurse } from './others-purse.ts'
import { BORNE_BY_OTHERS, BORNE_BY_SPEAKER } from './others-words.ts'
import { SPEAKERS } from './people-words.ts'

/**
 * Words before a passive with the speaker as payer: 'ibu minta dibelikan obat', 'sisa uang dibeliin ayam'.
 */
const WISHES = new Set(
  'minta pengen pingin mau tolong nitip kepengen ingin uang duit kembalian belanja'.split(' '),
)

/** Before 'treated' they tell what wood it is: 'pressure treated four by fours'. */
const TREATMENTS: ReadonlySet<string> = new Set(['pressure', 'heat'])

/** At the start of a clause, without a subject, the speaker is the payer: 'bought us coffee'. */
const OWN_TREAT = new Set(['bought', 'covered', 'paid', 'treated', 'treat'])

/** 'Ditraktir': of 'aku ditraktir Rio' the speaker is no one who pays. */
function isPassive(verb: Token | undefined): boolean {
  return verb?.word.startsWith('ditraktir') ?? false
}

/** Index of 'dibayarin kantor', 'ditraktir Rio', but not of 'dibayarin gue dulu'; or -1. */
function borneByOthers(words: readonly Token[]): number {
  if (!containsPhrase(BORNE_BY_OTHERS, words)) return -1
  return words.findIndex((_, at) => {
    const cue = matchPhrase(BORNE_BY_OTHERS, words, at)
    const isElided = at === 0 || skipPhrases(FILLERS, words, 0) >= at || words[at - 1]?.word === 'then'
    if (isElided && OWN_TREAT.has(words[at]?.word ?? '')) return false
    return (
      cue !== null &&
      !TREATMENTS.has(words[at - 1]?.word ?? '') &&
      !words.slice(Math.max(0, at - 2), at).some(({ word }) => WISHES.has(word)) &&
      !BORNE_BY_SPEAKER.has(words[cue.end]?.word ?? '') &&
      (isPassive(words[at]) || !SPEAKERS.has(words[at - 1]?.word ?? ''))
    )
  })
}

/** What one pays with, and words for whose it is. */
const MONEY: ReadonlySet<string> = new Set(
  'uang duit tabungan gaji kartu uangnya duitnya tabungannya gajinya kartunya dompetnya gopaynya'.split(' '),
)
const THEIRS: ReadonlySet<string> = new Set(['dia', 'nya', 'mereka', 'beliau', 'doi'])
const BEFORE_MONEY: ReadonlySet<string> = new Set('pakai pake pakek dari dengan'.split(' '))
/** Words from the money to 'sendiri': 'uang lemburnya dia sendiri'. */
const REACH_OWN = 4

/** Index of 'pakai uangnya sendiri', 'duit dia sendiri', of another than the speaker; or -1. */
function withTheirMoney(words: readonly Token[]): number {
  const own = words.findIndex(({ word }) => word === 'sendiri')
  if (own < 1) return -1
  const from = Math.max(0, own - REACH_OWN)
  const near = words.slice(from, own)
  const money = near.findLastIndex(({ word }) => MONEY.has(word))
  if (money < 0 || near.slice(money).some(({ word }) => SPEAKERS.has(word))) return -1
  if (!near.slice(money).some(({ word }) => THEIRS.has(word) || word.endsWith('nya'))) return -1
  const at = from + money
  return BEFORE_MONEY.has(words[at - 1]?.word ?? '') ? at - 1 : at
}

/** The words before those that name a third party as payer: 'itu' of 'itu dibayarin Rio'; or null. */
export function borneThing(words: readonly Token[]): readonly Token[] | null {
  const at = Math.max(borneByOthers(words), namedPayer(words), withTheirMoney(words), othersPurse(words))
  return at < 0 ? null : words.slice(0, at)
}
