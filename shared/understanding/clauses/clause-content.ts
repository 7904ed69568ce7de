/** What the parts of a clause hold: an amount, words, words that name something. */

import { contentWords } from '../words/content-words.ts'
import type { Token } from '../words/token.ts'
import type { Clause, Part } from './clause.ts'

/** Whether an amount stands in it. */
export function hasAmount({ parts }: Pick<Clause, 'parts'>): boolean {
  return parts.some(part => part.kind === 'amount')
}

/** The places of its words, in the order said. */
export function placesOf({ parts }: Pick<Clause, 'parts'>): number[] {
  return parts.flatMap(part => (part.kind === 'words' ? part.places : []))
}

/** Whether a part names a thing. */
export function hasContent(tokens: readonly Token[], part: Part | undefined): boolean {
  return part?.kind === 'words' && contentWords(tokens, part.places).length > 0
}

/** Whether any part names a thing. */
export function clauseContent(tokens: readonly Token[], clause: Pick<Clause, 'parts'>): boolean {
  return clause.parts.some(part => hasContent(tokens, part))
}

/** The parts with neighbouring words put together, and without empty ones. */
export function merged(parts: readonly Part[]): Part[] {
  const result: Part[] = []
  for (const part of parts) {
    const last = result.at(-1)
    if (part.kind === 'words' && last?.kind === 'words') {
      result[result.length - 1] = { kind: 'words', places: [...last.places, ...part.places] }
    } else if (part.kind !== 'words' || part.places.length > 0) {
      result.push(part)
    }
  }
  return result
}
