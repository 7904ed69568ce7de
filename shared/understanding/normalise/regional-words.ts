/** Malay words of Palembang, Jambi, Padang and Banjarmasin, and Javanese and Sundanese ones, with their Indonesian equivalents: 'samo' is 'sama'. */
import { type Token, withWord } from '../utterance/token.ts'
import { phraseList } from '../words/phrase-table.ts'

const SAME_MEANING = `
  sama: samo
  apa: apo
  dia: dio
  kita: kito
  juga: jugo jugak jua
  aja: bae sajo haja
  nggak: dak idak indak kada
  saya: ulun ambo aye
  semua: galo kasadonyo
  kemarin: kapatang
  kena: kanai
  uang: pitih kepeng
  kasih: agiah
  kembali: babaliak
  setengahnya: saparohnyo saparuahnyo
  berdua: baduo
  bertiga: batigo
  berempat: barampek
  tiga: tigo
  empat: ampek
  tujuh: tujuah
  sembilan: sambilan
  sepuluh: sapuluah
  sekilonya: sakilona
  sebijinya: sabijina
  sepaknya: sapakna
  sebungkusnya: sabungkusna
  satunya: hijina sahijina
  sekodinya: sakodina
  semuanya: galonyo
  banget: nian bana
  sendiri: dewek
  nanti: kagek beko
  seorang: sewong sorang surang
  orang: uwong
  harga: rego hargo
  berapa: berapo barapo
  siapa: siapo
  kata: kato
  lupa: lupo
  sisa: siso
  punya: punyo
  duanya: duonyo
  belas: baleh
  puluh: puluah pulu
  ratus: ratuih
  seratus: saratuih
  seribu: saribu
  ternyata: jebul jebule tibake tibae
  sisanya: sisane
  totalnya: totale
  sekilonya: sekilone
  satunya: sijine
  sebulannya: sewulane
  kembaliannya: kembaliane susuke
  kantornya: kantore
  nambahin: nambahi
  tambahin: tambahi
`

function entriesOf(line: string): [string, string][] {
  const [known = '', forms = ''] = line.split(': ')
  return forms.split(' ').map(form => [form, known])
}

const WORDS: ReadonlyMap<string, string> = new Map(phraseList(SAME_MEANING).flatMap(entriesOf))

/** '-nyo' for '-nya', after a word. */
const ENDING = 'nyo'
const SHORTEST = 6

function meant(word: string): string | undefined {
  if (!word.endsWith(ENDING) || word.length < SHORTEST) return WORDS.get(word)
  return WORDS.get(word) ?? `${word.slice(0, -1)}a`
}

/** Words that are those of the region beside others of it, and else English ones or names: 'lenggang duo, galonyo 140'. */
const BESIDE_OTHERS: ReadonlyMap<string, string> = new Map([
  ['duo', 'dua'],
  ['limo', 'lima'],
  ['jo', 'sama'],
])

/** The tokens with the words of the tables; the written text stays. */
export function withKnownWords(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ word }) => meant(word) !== undefined)) return tokens
  return tokens.map(token => {
    const word = meant(token.word) ?? BESIDE_OTHERS.get(token.word)
    return word === undefined ? token : withWord(token, word)
  })
}
