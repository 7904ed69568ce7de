/** Leaves out who paid, and how: 'SPP Fathir saya bayar tiga bulan', 'my part of the internet, venmoed it to Kev'. */
import type { Token } from '../utterance/token.ts'
import { nameThing } from '../words/content-words.ts'

const PAYERS: ReadonlySet<string> = new Set(['saya', 'aku', 'gue', 'gua', 'gw'])

/** The words without the one who pays: in 'SPP Fathir saya bayar tiga bulan' the verb goes, and its subject with it. */
export function withoutPayer(words: readonly Token[]): readonly Token[] {
  return words.filter(({ word, text }, at) => {
    const isPayer = at > 0 && PAYERS.has(word) && words[at + 1]?.word === 'bayar'
    // 'Kubayar' is one word, and goes as such.
    return !isPayer || text.toLowerCase() !== word
  })
}

const IT: ReadonlySet<string> = new Set(['it', 'them'])
const SENDING: ReadonlySet<string> = new Set(['paid', 'sent', 'venmoed', 'zelled', 'charged', 'did'])

const PAID: ReadonlySet<string> = new Set(['paid', 'gave', 'tipped', 'handed'])
const PAYEES: ReadonlySet<string> = new Set(['him', 'her', 'them'])
const SPEAKERS: ReadonlySet<string> = new Set(['and', 'so', 'then', 'i', 'we', 'just'])

/** The words without whom one paid for it: 'the plumber for the kitchen drain and I paid him'. */
function withoutPaidPerson(words: readonly Token[]): readonly Token[] {
  const at = words.findIndex(({ word }, place) => PAID.has(word) && PAYEES.has(words[place + 1]?.word ?? ''))
  if (at < 1 || words[at + 2]?.index === (words[at + 1]?.index ?? 0) + 1) return words
  const end = words.findLastIndex(({ kind, word }, place) => {
    return place < at && kind !== 'sign' && !SPEAKERS.has(word)
  })
  return nameThing(words.slice(0, end + 1)) ? [...words.slice(0, end + 1), ...words.slice(at + 2)] : words
}

const PAYING: ReadonlySet<string> = new Set(['bayar', 'bayarnya', 'transfer', 'tf', 'kirim'])

/** The words without whom one paid, told behind them: 'travel Malang Surabaya, bayar ke sopirnya'. */
function withoutPayeeBehind(words: readonly Token[]): readonly Token[] {
  const at = words.findIndex(
    ({ kind, text }, place) =>
      kind === 'sign' &&
      text !== '&' &&
      PAYING.has(words[place + 1]?.word ?? '') &&
      words[place + 2]?.word === 'ke',
  )
  return at > 0 && nameThing(words.slice(0, at)) ? words.slice(0, at) : words
}

/** The words without how it was paid: 'parking ticket 36 dollars, paid it online', 'my part of the internet, venmoed it to Kev'. */
export function withoutPaying(said: readonly Token[]): readonly Token[] {
  const words = withoutPayeeBehind(withoutPaidPerson(said))
  const at = words.findIndex(({ word, index }, place) => {
    const before = words[place - 1]
    if (!before || !IT.has(word)) return false
    return SENDING.has(before.word) || before.index !== index - 1
  })
  const from = SENDING.has(words[at - 1]?.word ?? '') ? at - 1 : at
  return from > 0 && nameThing(words.slice(0, from)) ? words.slice(0, from) : words
}
