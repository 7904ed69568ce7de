/** Leaves out clauses that tell of a thing named before: 'the socks everybody swears by', 'mie yang jual bapak-bapak'. */
import { EVIDENCE } from '../categories/lexicon.ts'
import { numberWord } from '../numbers/number-words.ts'
import { isCapitalised } from '../spans/capitals.ts'
import { changed, type Token } from '../utterance/token.ts'
import { nameThing } from '../words/content-words.ts'
import { phraseList } from '../words/phrase-table.ts'
import { cueAt, saidOf } from './lead.ts'
import { PLACE_HEADS } from './place-words.ts'
import { tellsWhen } from './time-clauses.ts'

/** Subjects in English; each opens a clause with a verb. */
const SUBJECTS: ReadonlySet<string> = new Set(
  phraseList(
    'i|ive|ill|im|we|weve|they|theyve|theyre|theyd|he|hes|she|shes|everybody|everyone|nobody|somebody|itll',
  ),
)
/** The same words say whose it is in Indonesian: only a verb or a particle of time makes them a subject. */
const SPEAKERS: ReadonlySet<string> = new Set(
  phraseList('gue|gua|gw|aku|saya|awak|kami|kita|dia|mereka|ane|orangnya|nanti|ntar'),
)
const PARTICLES: ReadonlySet<string> = new Set(
  phraseList(
    'udah|sudah|udh|belum|lupa|baru|nggak|gak|ga|ngga|enggak|lagi|mau|cuma|kasih|kira|pikir|ikut|minta|transfer|talangin|bayarin|si|ganti|pada|bakal|harus',
  ),
)
/** Behind 'yang' they open a clause, not a quality: 'yang jual', 'yang rumahnya dekat musala'. */
const RELATED: ReadonlySet<string> = new Set(
  phraseList(
    'jual|jualan|jualnya|lewat|mangkal|lagi|masih|ada|ramai|rame|dekat|deket|sering|suka|biasa|biasanya|tiap|udah|sudah|katanya|kata|viral|hype|kemarin|waktu|dulu|buka|dateng|datang|kena|bikin|isinya|namanya',
  ),
)
const DOING = /^(?:di|ng|ny|me|ber|ter)\p{L}{3,}$/u
/** At the end they are what the speaker did with it: 'uang jajan adek gue kirim', 'bensin motor gue isiin'. */
const DONE = /^(?:\p{L}{3,}in|kirim|ambil|bawa|isi|pesen|pesan|urus|traktir|tebus|tf|beli|cicil)$/u
const WHOSE = /^\p{L}{3,}nya$/u
/** They open what is told of a thing: 'the bakery that opens at five'. */
const RELATIVES: ReadonlySet<string> = new Set(['that', 'who', 'which', 'whose'])
/** The place of a thing stays, though it stands behind what was told. */
const PLACES: ReadonlySet<string> = new Set(['di', 'at', 'depan'])
/** Words before a subject that go on to what was bought. */
const ONWARDS: ReadonlySet<string> = new Set(phraseList('so|then|and|but|jadi|terus|akhirnya'))

/** Before 'yang' they have no thing yet: 'nyumbang buat yang kena longsor'. */
const LINKS: ReadonlySet<string> = new Set(phraseList('buat|untuk|dari|ke|sama|dan|di'))
/** They belong to the clause behind them. */
const CONJUNCTIONS: ReadonlySet<string> = new Set(
  phraseList('when|whenever|if|because|until|while|after|before|pas|waktu|karena|soalnya|kalau|kalo'),
)

function isDoing(token: Token | undefined): boolean {
  if (token?.kind !== 'word') return false
  return PARTICLES.has(token.word) || (DOING.test(token.word) && token.word.length > 5)
}

function isRelated(token: Token): boolean {
  return RELATED.has(token.word) || WHOSE.test(token.word) || (DOING.test(token.word) && isDoing(token))
}

/** Whether a clause about what stands before it begins at `at`. */
function opensClause(words: readonly Token[], at: number): boolean {
  const [token, next] = [words[at], words[at + 1]]
  if (token?.word === 'its' && token.text !== 'its' && token.text !== 'Its') return true
  if (!token || !next || next.kind !== 'word') return false
  if (token.word === 'yang') return !LINKS.has(words[at - 1]?.word ?? '') && isRelated(next)
  if (RELATIVES.has(token.word)) return SUBJECTS.has(next.word) || /^\p{Ll}{3,}s$/u.test(next.word)
  if (ONWARDS.has(words[at - 1]?.word ?? '')) return false
  // 'We The Fest', 'the I doctor'.
  const isNamed = isCapitalised(token) || (cueAt(saidOf(words), at + 1)?.value.weight ?? 0) >= EVIDENCE.thing
  const isDone = DONE.test(next.word) && (words[at + 2]?.kind ?? 'sign') === 'sign'
  return (SUBJECTS.has(token.word) && !isNamed) || (SPEAKERS.has(token.word) && (isDoing(next) || isDone))
}

/** Index behind the clause that opens at `at`: at a sign, or at the place of the thing. */
function clauseEnd(words: readonly Token[], at: number): number {
  if (
    words[at]?.word === 'its' &&
    words[at + 1]?.word !== 'for' &&
    words[at + 1]?.index !== (words[at]?.index ?? 0) + 1
  )
    return at + 1
  for (let end = at + 2; end < words.length; end++) {
    const token = words[end]
    const next = words[end + 1]
    if (token?.kind === 'sign' && token.text !== '&') return end
    const isPlace = PLACES.has(token?.word ?? '') && next?.kind === 'word' && numberWord(next) === null
    if (isPlace || (token?.word === 'yang' && opensClause(words, end))) return end
  }
  return words.length
}

function evidenceIn(words: readonly Token[]): number {
  const said = saidOf(words)
  return Math.max(0, ...words.map((_, at) => cueAt(said, at)?.value.weight ?? 0))
}

/** 'Warung Acil yang jual nasi kuning' is nasi kuning di warung Acil; null where the clause tells of no selling. */
function soldIn(words: readonly Token[], at: number, end: number): readonly Token[] | null {
  const [seller, goods] = [words.slice(0, at), words.slice(at + 2, end)]
  const link = words[at]
  if (!link || !SELLING.has(words[at + 1]?.word ?? '') || evidenceIn(seller) >= EVIDENCE.loose) return null
  if (
    evidenceIn(goods) < EVIDENCE.thing ||
    !(PLACE_HEADS.has(seller[0]?.word ?? '') || evidenceIn(seller) > 0)
  )
    return null
  return [...goods, changed(link, { text: 'di', word: 'di' }), ...seller, ...words.slice(end)]
}
const SELLING: ReadonlySet<string> = new Set(phraseList('jual|jualan|jualin|dodol'))

/** The words without the clauses that tell of the thing before them; a clause that names what was bought stays. */
export function withoutToldClauses(words: readonly Token[]): readonly Token[] {
  for (let at = 1; at < words.length; at++) {
    if (!opensClause(words, at)) continue
    if (tellsWhen(words.slice(0, at))) return words
    const thing = words.slice(0, CONJUNCTIONS.has(words[at - 1]?.word ?? '') ? at - 1 : at)
    const end = clauseEnd(words, at)
    const sold = soldIn(words, at, end)
    if (sold) return sold
    const isNamed =
      ((words[at]?.word !== 'its' || words[at + 1]?.word === 'for') && evidenceIn(thing) >= EVIDENCE.thing) ||
      evidenceIn(words.slice(at, end)) < EVIDENCE.loose
    const part = thing.findLastIndex(({ kind }) => kind === 'sign')
    // Another part that names nothing before the clause is of the clause.
    const isOwn = SUBJECTS.has(words[at]?.word ?? '') || SPEAKERS.has(words[at]?.word ?? '')
    const kept = isOwn && part > 0 && evidenceIn(thing.slice(part)) === 0 ? thing.slice(0, part) : thing
    if (isNamed && nameThing(kept)) return withoutToldClauses([...kept, ...words.slice(end)])
  }
  return words
}
