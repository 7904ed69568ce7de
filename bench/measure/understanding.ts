/** How long the rules take to understand what was said, in this process: V8, as on the server. */
import { extractExpenses } from '../../shared/understanding/extract.ts'
import { CORPUS_SETS, readCorpus } from '../../tests/corpus/corpus.ts'
import { saidIn } from '../../tests/corpus/sample.ts'

export interface Understanding {
  /** Milliseconds of each utterance of the corpus, the shortest of its runs, ascending. */
  readonly milliseconds: readonly number[]
}

export function measureUnderstanding(runs: number): Understanding {
  const samples = CORPUS_SETS.flatMap(readCorpus)
  const shortest = samples.map(() => Number.POSITIVE_INFINITY)
  for (let run = 0; run < runs; run++) {
    samples.forEach((sample, at) => {
      const started = performance.now()
      extractExpenses(sample.text, saidIn(sample))
      shortest[at] = Math.min(shortest[at] ?? 0, performance.now() - started)
    })
  }
  return { milliseconds: shortest.sort((a, b) => a - b) }
}
