/** The Sundanese particle 'teh', which is written as the Indonesian word for tea. */
import { numberWord } from '../numbers/number-words.ts'
import type { Token } from '../utterance/token.ts'
import { phraseList } from '../words/phrase-table.ts'

/** Words before which 'teh' cannot be a drink: 'kemarin teh aku ke pasar'. */
const GOING_ON: ReadonlySet<string> = new Set(
  phraseList(`aku|gue|gua|gw|saya|abdi|urang|kita|kami|dia|kan|beli|bayar|makan|jajan|minum|naik|ke|ka|di|mampir|bentar|udah|abis|habis|lagi|baru
  meuli|mayar|mun|kalo|kalau|ada|ga|gak|nggak|teu|belum|memang|emang|jadi|masih|rek|arek|geus|pesen|pesan|ti|nambal|nebus|nonton|nambah|nukar|nuker|numpang|nengok|nitip|narik|nungguin|nunggu|nginep|nemenin|naro|nebeng|nyari|cari`),
)

/** Verbs in the form that tells what one does: 'nganter', 'nyuci'. */
const DOING = /^(?:ng|ny)[a-z]{3,}$/
/** What they point at is spoken of, and not drunk. */
const POINTING: ReadonlySet<string> = new Set(['itu', 'ini', 'eta', 'ieu', 'kamari'])
/** Behind 'teh' they name the drink. */
const DRINKS: ReadonlySet<string> = new Set(
  phraseList(
    'manis|tawar|botol|pucuk|kotak|hangat|anget|panas|es|tarik|hijau|celup|susu|poci|lemon|leci|gelas|sosro|sariwangi|melati|tubruk|sisri|dan|sama|dua|satu|tiga|jus',
  ),
)

/** Right behind them it is the drink. */
const DRINKING: ReadonlySet<string> = new Set(
  phraseList('beli|minum|pesen|pesan|es|dan|sama|jajan|bikin|kopi|segelas|gelas'),
)

function isParticle(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  const before = tokens[at - 1]
  if (next?.kind !== 'word' || before?.kind !== 'word' || DRINKING.has(before.word)) return false
  if (GOING_ON.has(next.word) || DOING.test(next.word)) return true
  if (before.word === 'tadi' && !DRINKS.has(next.word) && numberWord(next) === null) return true
  return POINTING.has(before.word) && !DRINKS.has(next.word) && numberWord(next) === null
}

/** 'Penginapan di Garut tea': its other form, behind a place that both know of. */
function pointsBack(tokens: readonly Token[], at: number): boolean {
  return PLACED.has(tokens[at - 2]?.word ?? '') && tokens[at + 1]?.kind === 'sign'
}
const PLACED: ReadonlySet<string> = new Set(['di', 'ka', 'ke'])

/** The tokens without the particle. */
export function withoutTopicParticle(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ word }, at) => {
    if (word === 'tea') return !pointsBack(tokens, at)
    return word !== 'teh' || !isParticle(tokens, at)
  })
}
