/** Queries on the parts of a clause: amounts, words, names. */
import type { Token } from '../utterance/token.ts'
import { nameThing } from '../words/content-words.ts'
import type { Clause, Part } from './clause.ts'

export function isAmount({ kind }: Part): boolean {
  return kind === 'amount'
}

/** Whether an amount stands in it. */
export function hasAmount({ parts }: Pick<Clause, 'parts'>): boolean {
  return parts.some(isAmount)
}

const LISTING: ReadonlySet<Clause['marker']> = new Set<Clause['marker']>(['comma', 'and'])

/** Whether a clause goes on with a list in the sentence: behind a comma or an 'and'. */
export function continuesList(clause: Clause | undefined, sentence: number): clause is Clause {
  return clause !== undefined && clause.sentence === sentence && LISTING.has(clause.marker)
}

/** Its words, in the order said. */
export function wordsOf({ parts }: Pick<Clause, 'parts'>): readonly Token[] {
  const [first, ...others] = parts.filter(part => part.kind === 'words')
  return others.length === 0 ? (first?.words ?? []) : [first, ...others].flatMap(part => part?.words ?? [])
}

/** Whether a part names a thing. */
export function hasContent(part: Part | undefined): boolean {
  return part?.kind === 'words' && nameThing(part.words)
}

/** Whether any part names a thing. */
export function clauseContent({ parts }: Pick<Clause, 'parts'>): boolean {
  return parts.some(hasContent)
}

/** The parts with neighbouring words put together, and without empty ones. */
export function merged(parts: readonly Part[]): Part[] {
  const result: Part[] = []
  for (const part of parts) {
    const last = result.at(-1)
    if (part.kind === 'words' && last?.kind === 'words') {
      result[result.length - 1] = { kind: 'words', words: [...last.words, ...part.words] }
    } else if (part.kind !== 'words' || part.words.length > 0) {
      result.push(part)
    }
  }
  return result
}
