/** The search words of a question. */
import type { Token } from '../utterance/token.ts'
import type { QuestionPart } from './question-part.ts'
import { SEARCHED_AS } from './small-words.ts'

/** Longest name of a thing, in words. */
const MOST_WORDS = 3

/**
 * Lower case, separated by single spaces. Null: nothing is named. 'unclear': more than a name. An unknown
 * word counts only in the position of a thing: 'bensin bulan ini nyampe berapa' is about petrol, 'tagihan
 * indihome' no whole category, 'put toward travel' is one.
 */
export function askedThings(
  parts: readonly QuestionPart[],
  tokens: readonly Token[],
): string | null | 'unclear' {
  const things = withoutReplaced(parts).filter(part => part.kind === 'thing')
  const runs = things.filter((run, at) => !isPurpose(things[at - 1], run, tokens))
  const named = runs.filter(({ isNamed }) => isNamed)
  const isNarrowed = parts.some(({ kind }) => kind === 'category' || kind === 'payment')
  const unknown = runs.filter(run => !isNarrowed || followsCategory(parts, run))
  const words = (named.length > 0 ? named : unknown).flatMap(run => run.words)
  const said = [...new Map(words.map(word => [searched(word), word]))]
  if (said.length > MOST_WORDS) return 'unclear'
  // 'Buc-ee's' is one word.
  return said.length === 0
    ? null
    : said
        .map(([word, { gap }], at) => `${at > 0 && gap === '-' ? '-' : ' '}${word}`)
        .join('')
        .trim()
}

/** 'pulsa sama, eh pulsa aja': the name after a self-correction replaces the one before it. */
function withoutReplaced(parts: readonly QuestionPart[]): readonly QuestionPart[] {
  const repair = parts.findLastIndex(
    ({ kind }, at) => kind === 'repair' && parts.slice(at).some(part => part.kind === 'thing'),
  )
  return parts.slice(repair + 1)
}

type Thing = Extract<QuestionPart, { kind: 'thing' }>

/** The 'kelas' of 'crayon buat kelas': no word of what was bought. */
function isPurpose(before: Thing | undefined, run: Thing, tokens: readonly Token[]): boolean {
  const end = (before?.words.at(-1)?.index ?? tokens.length) + 1
  const link = tokens.slice(end, run.words[0]?.index)
  return (
    before?.isNamed === true &&
    PURPOSES.has(link[0]?.word ?? '') &&
    link.slice(1).every(({ word }) => OWNERS.has(word))
  )
}

const PURPOSES: ReadonlySet<string> = new Set(['buat', 'untuk', 'utk', 'bwt', 'for'])
const OWNERS: ReadonlySet<string> = new Set(['the', 'my', 'our', 'si'])

function followsCategory(parts: readonly QuestionPart[], run: QuestionPart): boolean {
  return parts[parts.indexOf(run) - 1]?.kind === 'category'
}

/** The spelling of descriptions: a search for 'joes' does not find "Joe's". */
function searched({ word, text }: Token): string {
  if (/['\u2019]/.test(text)) return text.toLowerCase().replace('\u2019', "'")
  return SEARCHED_AS.get(word) ?? withoutPossessive(word)
}

function withoutPossessive(word: string): string {
  return word.length > 5 && word.endsWith('nya') ? word.slice(0, -3) : word
}
