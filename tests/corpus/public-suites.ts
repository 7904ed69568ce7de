/**
 * Cases of public test suites of others, said as expenses: one JSON object a line, a file a suite. `public/README.md`
 * tells where they come from, how they were adapted and which were left out.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Answer, answersTo, type Extract, pairsOf } from './answers.ts'
import { readSamples } from './corpus.ts'
import { sameAmount, sameDate, samePayment } from './same-item.ts'
import type { Sample } from './sample.ts'
import { parseShare, type Share, shareOf, shareText } from './share.ts'

const FOLDER = join(import.meta.dirname, 'public')

export interface SuiteCase extends Sample {
  /** Repository and path of the suite. */
  readonly source: string
}

/** The names of the suites, in the order of the alphabet. */
export const PUBLIC_SUITES: readonly string[] = readdirSync(FOLDER)
  .filter(name => name.endsWith('.jsonl'))
  .map(name => name.slice(0, -'.jsonl'.length))
  .sort()

export function readSuite(name: string): SuiteCase[] {
  return readSamples<SuiteCase>(join(FOLDER, `${name}.jsonl`))
}

/**
 * As many items as expected, each of the amount, day and payment expected; where none is, the purchase without a price
 * that is. Categories are ours: no suite tells them.
 */
export function isCaseRight(answer: Answer): boolean {
  const { sample, extraction } = answer
  if (extraction.items.length !== sample.items.length) return false
  const isUnpriced = (sample.unpriced ?? []).length > 0
  if (isUnpriced !== (extraction.reason === 'unpriced')) return false
  return pairsOf(answer).every(
    ({ expected, heard }) =>
      heard !== undefined && [sameAmount, sameDate, samePayment].every(isSame => isSame(expected, heard)),
  )
}

/** How many cases of each suite are understood, by its name. */
export type SuiteScores = ReadonlyMap<string, Share>

export function scoreSuites(extract: Extract): SuiteScores {
  return new Map(
    PUBLIC_SUITES.map(suite => [suite, shareOf(answersTo(readSuite(suite), extract), isCaseRight)]),
  )
}

const SCORES = join(FOLDER, 'scores.json')

/** The committed scores, which may not fall. */
export function readSuiteScores(): SuiteScores {
  const table = JSON.parse(readFileSync(SCORES, 'utf8')) as Readonly<Record<string, string>>
  return new Map(Object.entries(table).map(([suite, text]) => [suite, parseShare(text)]))
}

export function writeSuiteScores(scores: SuiteScores): void {
  const table = Object.fromEntries([...scores].map(([suite, share]) => [suite, shareText(share)]))
  writeFileSync(SCORES, `${JSON.stringify(table, null, 2)}\n`)
}
