/** Which words of a bundle belong to which of its amounts. */
import type { SpokenAmount } from '../amounts/amount.ts'
import { isPriceOfOne, readProduct } from '../amounts/each.ts'
import type { Part } from '../clauses/clause.ts'
import { contentWords } from '../words/content-words.ts'
import { isLink } from '../words/link-words.ts'
import { containsPhrase, matchPhrase, phraseList, phraseSet } from '../words/phrase.ts'
import { tokensAt } from '../words/places.ts'
import type { Token } from '../words/token.ts'

export interface PricedWords {
  readonly amount: SpokenAmount
  readonly places: readonly number[]
  readonly role: PriceRole
  /** The things it prices cost this much each. */
  readonly isEach: boolean
}

/** `total` sums up what came before; `result` is what the price before came down to. */
export type PriceRole = 'price' | 'total' | 'result'

const TOTALS = phraseSet(
  phraseList(`total|totalnya|semuanya|jumlahnya|total semua|total semuanya|keseluruhan|in total|altogether|all together|all in
  total is|total was|a total of|totaling|jadi semua|jadi semuanya`),
)
/** Before what was paid in the end. */
const RESULTS = phraseSet(
  phraseList(`melainkan|jadi|jadinya|menjadi|tinggal|nawar|ditawar|nego|dinego|bargained|haggled|down to|now|ended up
  patungan|urunan|saweran|bagian saya|bagian aku|bagianku|bagian gue|jatah gue|jatahku|kebagian|my share|my part|my half|tepatnya|persisnya|pasnya|dikasih harga|dilepas`),
)
/** Behind a thing with its amount they go on about the thing: 'with Rina', 'sama Rina'. */
const COMPANY = new Set('with sama bareng dengan bersama'.split(' '))

/** Words behind the last amount that still belong to the description, at most. */
const MAX_TRAILING = 3

interface Gap {
  places: number[]
}

/** Where the second thing begins in 'di starbucks parkir': behind the link and one word. */
function splitLinked(tokens: readonly Token[], places: readonly number[]): [number[], number[]] {
  const content = places.findIndex(place => !isLink(tokens[place]))
  return [places.slice(0, content + 1), places.slice(content + 1)]
}

/** Amounts with the gaps around them: one gap more than amounts. */
function unzip(parts: readonly Part[]): { amounts: SpokenAmount[]; gaps: Gap[] } {
  const amounts: SpokenAmount[] = []
  const gaps: Gap[] = [{ places: [] }]
  for (const part of parts) {
    if (part.kind === 'words') gaps.at(-1)?.places.push(...part.places)
    else {
      amounts.push(part.amount)
      gaps.push({ places: [] })
    }
  }
  return { amounts, gaps }
}

/** Words from behind the amount added to those before it, whose dangling end ('two shirts FOR') goes. */
function extend(tokens: readonly Token[], owned: number[], more: readonly number[]): void {
  if (more.length === 0) return
  const last = contentWords(tokens, owned).at(-1)
  if (last) owned.splice(owned.indexOf(last.at) + 1)
  owned.push(...more)
}

export function splitBundle(tokens: readonly Token[], parts: readonly Part[]): PricedWords[] {
  const { amounts, gaps } = unzip(parts)
  const content = (places: readonly number[]) => contentWords(tokens, places).length
  const at = (gap: number) => gaps[gap]?.places ?? []
  const owned: number[][] = amounts.map(() => [])
  const dropped = new Set<number>()
  owned[0]?.push(...at(0))
  for (let i = 1; i < amounts.length; i++) {
    const gap = at(i)
    const before = owned[i - 1] ?? []
    const here = owned[i] ?? []
    const role = roleOf([...tokensAt(tokens, gap), ...tokensAt(tokens, at(i + 1).slice(0, 3))])
    if (content(gap) === 0 || (role === 'result' && content(withoutResult(tokens, gap)) === 0)) {
      if (role === 'total') continue
      if (role === 'result') {
        dropped.add(i - 1)
        here.push(...before)
      } else if (amounts[i]?.rupiah === amounts[i - 1]?.rupiah && content(at(i + 1)) === 0) {
        dropped.add(i)
      }
      continue
    }
    const linked = isLink(tokens[contentStart(tokens, gap)])
    const nextHasOwn = content(at(i + 1)) > 0
    if (!linked && content(before) > 0) {
      here.push(...gap)
    } else if (linked && !nextHasOwn) {
      const [own, rest] = splitLinked(tokens, gap)
      const fits = content(rest) > 0
      extend(tokens, before, fits ? own : gap)
      if (fits) here.push(...rest)
    } else {
      extend(tokens, before, gap)
    }
  }
  const last = owned.at(-1)
  const trailing = at(amounts.length)
  if (last && (content(last) === 0 || goesOn(tokens, trailing) || content(trailing) <= MAX_TRAILING))
    extend(tokens, last, trailing)

  return amounts.flatMap((amount, i) => {
    if (dropped.has(i)) return []
    const product = readProduct(tokens, amount, at(i), at(i + 1))
    const places = (owned[i] ?? []).filter(place => !product?.taken.includes(place))
    const behind = at(i + 1).slice(0, i === amounts.length - 1 ? 3 : 1)
    const nearby = [...tokensAt(tokens, at(i).slice(-4)), ...tokensAt(tokens, behind)]
    return [
      {
        amount: product?.amount ?? amount,
        places,
        role: roleOf(nearby),
        isEach: isPriceOfOne(nearby),
      },
    ]
  })
}

function withoutResult(tokens: readonly Token[], places: readonly number[]): number[] {
  return places.filter(place => !matchPhrase(RESULTS, tokensAt(tokens, [place]), 0))
}

function roleOf(nearby: readonly Token[]): PriceRole {
  if (containsPhrase(TOTALS, nearby)) return 'total'
  return containsPhrase(RESULTS, nearby) ? 'result' : 'price'
}

function contentStart(tokens: readonly Token[], places: readonly number[]): number {
  return places.find(place => tokens[place]?.kind !== 'sign') ?? -1
}

/** Whether words go on about a thing named before: 'di Tokopedia', 'with Rina'. */
export function goesOn(tokens: readonly Token[], places: readonly number[]): boolean {
  const first = tokens[contentStart(tokens, places)]
  return isLink(first) || COMPANY.has(first?.word ?? '')
}
