/** The steps of `npm test`, and what came of each: one that is a test by itself, and the test runners. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureChromium } from './chromium.ts'
import { playwrightFailures, vitestFailures } from './failed-tests.ts'
import { messageOf } from './run-command.ts'
import { failureOf, runStep, type Step, type StepResult } from './run-step.ts'
import { type Counts, NONE, playwrightCounts, settled, vitestCounts } from './test-counts.ts'

export interface Outcome {
  readonly counts: Counts
  readonly complaint: string | null
  /** A text a failed test. */
  readonly failures?: readonly string[]
}

/** What a runner's JSON report says. */
interface ReportReader {
  readonly counts: (json: string) => Counts | null
  readonly failures: (json: string) => readonly string[]
}

/** Ends what hangs: three times what a slow machine takes. */
const PLAYWRIGHT_MINUTES = 45

const VITEST: ReportReader = { counts: vitestCounts, failures: vitestFailures }
const PLAYWRIGHT: ReportReader = { counts: playwrightCounts, failures: playwrightFailures }

const PASSED: Counts = { ...NONE, passed: 1 }
export const FAILED: Counts = { ...NONE, failed: 1 }

/** Under a heading; of a step that runs aside, once it has ended. */
async function runTold(name: string, step: Step): Promise<StepResult> {
  if (step.aside === undefined) heading(name)
  const result = await runStep(step)
  if (step.aside !== undefined) {
    heading(name)
    process.stdout.write(await readFile(step.aside).catch(() => ''))
  }
  return result
}

function heading(name: string): void {
  console.log(`\n=== ${name}`)
}

export async function single(name: string, step: Step, success = PASSED): Promise<Outcome> {
  const complaint = failureOf(name, await runTold(name, step))
  return { counts: complaint ? FAILED : success, complaint }
}

/** A test runner; `report` is where it was told to write its JSON. */
async function runner(name: string, step: Step, report: string, read: ReportReader): Promise<Outcome> {
  const complaint = failureOf(name, await runTold(name, step))
  const json = await readFile(report, 'utf8').catch(() => '')
  const counts = read.counts(json)
  const nothingRan = counts && counts.passed + counts.failed === 0
  return {
    counts: settled(counts, complaint === null),
    complaint: complaint ?? (counts ? (nothingRan ? `${name} ran no test` : null) : `${name} left no report`),
    failures: read.failures(json),
  }
}

export async function playwright(
  name: string,
  folder: string,
  projects: readonly string[],
  args: readonly string[] = [],
): Promise<Outcome> {
  try {
    ensureChromium()
  } catch (error) {
    return { counts: FAILED, complaint: messageOf(error) }
  }
  const report = join(folder, `${name.toLowerCase()}.json`)
  return runner(
    name,
    {
      command: 'playwright',
      args: ['test', '--reporter=list,json', ...projects.map(project => `--project=${project}`), ...args],
      limitMinutes: PLAYWRIGHT_MINUTES,
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    },
    report,
    PLAYWRIGHT,
  )
}

export function vitest(
  name: string,
  folder: string,
  args: readonly string[],
  limitMinutes: number,
  env: Readonly<Record<string, string>>,
  aside: Pick<Step, 'aside'> = {},
): Promise<Outcome> {
  const report = join(folder, `${name.toLowerCase().replaceAll(' ', '-')}.json`)
  return runner(
    name,
    {
      command: 'vitest',
      args: ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      limitMinutes,
      env,
      ...aside,
    },
    report,
    VITEST,
  )
}
