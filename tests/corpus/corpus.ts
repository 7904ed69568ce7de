/**
 * Sets of utterances with the items expected of them, one JSON object a line. The rules are developed with the `dev`
 * set, with `refusals` (what is no expense of the speaker's own, beside what only sounds like it) and with `competing`
 * (several amounts, of which some are no price); the `holdout` set only measures them. A set of first contact was written by a person who never saw the rules;
 * it is scored once before anything is learnt from it (`first-scores.json`) and may be learnt from after that.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sample, SpendingSentence } from './sample.ts'

export const CORPUS_SETS = ['dev', 'holdout', 'refusals', 'competing'] as const
export type CorpusSet = (typeof CORPUS_SETS)[number]

const FIRST_CONTACT = join(import.meta.dirname, 'first-contact')

/** The names of the sets of first contact, in the order written. */
export const FIRST_CONTACT_SETS: readonly string[] = readdirSync(FIRST_CONTACT)
  .filter(name => name.endsWith('.jsonl'))
  .map(name => name.slice(0, -'.jsonl'.length))
  .sort()

/** The samples of a file, one JSON object a line. */
export function readSamples<T extends Sample>(path: string): T[] {
  return readLines(path)
}

/** One JSON object a line. */
export function readLines<T>(path: string): T[] {
  const lines = readFileSync(path, 'utf8').split('\n')
  return lines.filter(line => line !== '').map(line => JSON.parse(line) as T)
}

export function readCorpus(set: CorpusSet): Sample[] {
  return readSamples(join(import.meta.dirname, `${set}.jsonl`))
}

export function readFirstContact(set: string): Sample[] {
  return readSamples(join(FIRST_CONTACT, `${set}.jsonl`))
}

/** Sentences by people who never saw the rules, that only tell whether they are about an own expense. */
export function readSpendingSentences(): SpendingSentence[] {
  return readLines(join(import.meta.dirname, 'spending.jsonl'))
}

export interface NamedSet {
  readonly name: string
  readonly samples: readonly Sample[]
}

/** All sets: development, holdout, those of first contact. */
export function readAllSets(): NamedSet[] {
  return [
    ...CORPUS_SETS.map(name => ({ name, samples: readCorpus(name) })),
    ...FIRST_CONTACT_SETS.map(name => ({ name, samples: readFirstContact(name) })),
  ]
}
