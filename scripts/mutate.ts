/**
 * `npm run mutate -- ROOM…`: mutation testing of the rooms of the table, by hand; all of them without a name. Each
 * takes minutes to an hour. Fails where a score is below the threshold of `stryker.config.mjs`.
 */
import type { Disposables } from '../server/disposables.ts'
import { runCommand } from './run-command.ts'
import { endSteps, failureOf, runStep } from './run-step.ts'

interface Room {
  /** Stryker's patterns of what is mutated. */
  readonly sources: readonly string[]
  /** Vitest's patterns of the tests that are to notice. */
  readonly tests: readonly string[]
}

const WORKER_MODULES = ['level', 'outbox-rules', 'recording-session', 'silence-detector', 'upload', 'wav']

const ROOMS: Readonly<Record<string, Room>> = {
  'shared/domain': { sources: ['shared/domain/**/*.ts'], tests: ['tests/unit/domain/**/*.test.ts'] },
  /** A sample: reading numbers, on which every amount rests. */
  'shared/understanding': {
    sources: ['shared/understanding/numbers/**/*.ts'],
    tests: ['numbers', 'amounts', 'tokens', 'utterances'].map(
      name => `tests/unit/understanding/${name}.test.ts`,
    ),
  },
  // The rest needs IndexedDB or a worker and is tested in a browser, or is arithmetic on every sample, which takes a
  // minute a mutant.
  workers: {
    sources: [...WORKER_MODULES, 'upload-attempt'].map(name => `workers/${name}.ts`),
    tests: [...WORKER_MODULES, 'upload-ahead'].map(name => `tests/unit/recorder/${name}.test.ts`),
  },
  'shared/outbox': {
    sources: ['shared/outbox/delivery.ts', 'shared/outbox/set-aside.ts'],
    tests: ['tests/unit/outbox/delivery.test.ts'],
  },
  'server/policy': {
    sources: ['server/policy/**/*.ts'],
    tests: ['policy', 'violations', 'objections', 'admin', 'clocks'].map(
      name => `tests/unit/server/${name}.test.ts`,
    ),
  },
  'server/idempotency': {
    sources: ['server/idempotency/**/*.ts'],
    tests: ['tests/unit/server/idempotency.test.ts'],
  },
}

const LIMIT_MINUTES = 120

async function mutate(opened: Disposables): Promise<number> {
  opened.add(endSteps)
  const asked = process.argv.slice(2)
  const unknown = asked.find(name => !(name in ROOMS))
  if (unknown !== undefined) throw new Error(`${unknown} is none of: ${Object.keys(ROOMS).join(', ')}`)
  let failed = false
  for (const [name, { sources, tests }] of Object.entries(ROOMS)) {
    if (asked.length > 0 && !asked.includes(name)) continue
    const complaint = failureOf(
      name,
      await runStep({
        command: 'stryker',
        args: ['run', '--mutate', sources.join(',')],
        limitMinutes: LIMIT_MINUTES,
        env: { MUTATE_TESTS: tests.join(',') },
      }),
    )
    if (complaint === null) continue
    console.error(complaint)
    failed = true
  }
  return failed ? 1 : 0
}

await runCommand(mutate)
