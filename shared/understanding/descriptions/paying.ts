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

/** The words without how it was paid: 'parking ticket 36 dollars, paid it online', 'my part of the internet, venmoed it to Kev'. */
export function withoutPaying(words: readonly Token[]): readonly Token[] {
  const at = words.findIndex(({ word, index }, place) => {
    const before = words[place - 1]
    if (!before || !IT.has(word)) return false
    return SENDING.has(before.word) || before.index !== index - 1
  })
  const from = SENDING.has(words[at - 1]?.word ?? '') ? at - 1 : at
  return from > 0 && nameThing(words.slice(0, from)) ? words.slice(0, from) : words
}
