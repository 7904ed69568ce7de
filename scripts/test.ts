/**
 * `npm test`: everything, real browser included. Goes on after a failure, so that one run shows all of them,
 * and closes with the line `N passed, N failed`. Lint and types count as one test each, and a
 * build that fails as a failed one. `-- --with-engine` also installs the speech engine (some 470 MB) and runs it;
 * `-- --with-commands` runs each command that the README names once; `-- --with-postgres` runs the server's tests once more on PostgreSQL (the one that TEST_DATABASE_URL names, or a
 * throw-away one), kills the server more often, and carries out the backup drill.
 */
import './node-version.mjs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Disposables } from '../server/disposables.ts'
import { ensureChromium } from './chromium.ts'
import { playwrightFailures, vitestFailures } from './failed-tests.ts'
import { firefoxMissing } from './firefox.ts'
import { messageOf, runCommand } from './run-command.ts'
import { endSteps, failureOf, runStep, type Step } from './run-step.ts'
import { type Counts, NONE, playwrightCounts, settled, sum, vitestCounts } from './test-counts.ts'
import { startThrowawayPostgres, type ThrowawayPostgres } from './throwaway-postgres.ts'

interface Outcome {
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

const WITH_ENGINE = '--with-engine'
const WITH_POSTGRES = '--with-postgres'
const WITH_COMMANDS = '--with-commands'
const OPTIONS = [WITH_COMMANDS, WITH_ENGINE, WITH_POSTGRES]
/** Playwright's projects in every run; Firefox's is there only on a machine that has it. */
const PROJECTS = ['browser', 'popup', 'e2e', 'firefox']
/** Each of these tests starts several programs: they run after the others, which count on time for sound. */
const COMMANDS = ['commands']
/** Ends what hangs: three times what a slow machine takes. */
const LIMIT_MINUTES = { vitest: 25, playwright: 45 }
const MANY_KILLS = '20'
const DRILL = 'scripts/drill/drill.ts'

const VITEST: ReportReader = { counts: vitestCounts, failures: vitestFailures }
const PLAYWRIGHT: ReportReader = { counts: playwrightCounts, failures: playwrightFailures }

const PASSED: Counts = { ...NONE, passed: 1 }
const FAILED: Counts = { ...NONE, failed: 1 }

async function single(name: string, step: Step, success = PASSED): Promise<Outcome> {
  heading(name)
  const complaint = failureOf(name, await runStep(step))
  return { counts: complaint ? FAILED : success, complaint }
}

/** A test runner; `report` is where it was told to write its JSON. */
async function runner(name: string, step: Step, report: string, read: ReportReader): Promise<Outcome> {
  heading(name)
  const complaint = failureOf(name, await runStep(step))
  const json = await readFile(report, 'utf8').catch(() => '')
  const counts = read.counts(json)
  const nothingRan = counts && counts.passed + counts.failed === 0
  return {
    counts: settled(counts, complaint === null),
    complaint: complaint ?? (counts ? (nothingRan ? `${name} ran no test` : null) : `${name} left no report`),
    failures: read.failures(json),
  }
}

async function playwright(
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
      limitMinutes: LIMIT_MINUTES.playwright,
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    },
    report,
    PLAYWRIGHT,
  )
}

function vitest(
  name: string,
  folder: string,
  args: readonly string[],
  limitMinutes: number,
  env: Readonly<Record<string, string>>,
): Promise<Outcome> {
  const report = join(folder, `${name.toLowerCase().replaceAll(' ', '-')}.json`)
  return runner(
    name,
    {
      command: 'vitest',
      args: ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      limitMinutes,
      env,
    },
    report,
    VITEST,
  )
}

/** The tests in Firefox are a project of Playwright's: here is what is said where they are left out. In CI they must run. */
function withoutFirefox(): Outcome {
  const complaint = firefoxMissing()
  return { counts: complaint && process.env.CI ? FAILED : NONE, complaint }
}

async function onPostgres(folder: string): Promise<Outcome> {
  const name = 'The server on PostgreSQL'
  const { TEST_DATABASE_URL } = process.env
  let database: Pick<ThrowawayPostgres, 'url' | 'close'>
  try {
    database = TEST_DATABASE_URL
      ? { url: TEST_DATABASE_URL, close: async () => {} }
      : await startThrowawayPostgres()
  } catch (error) {
    return { counts: FAILED, complaint: `${name} did not run: ${messageOf(error)}` }
  }
  try {
    const env = { TEST_DATABASE_URL: database.url, UCAP_KILLS: MANY_KILLS }
    return await vitest(name, folder, ['--project', 'server-postgres'], LIMIT_MINUTES.vitest, env)
  } finally {
    await database.close()
  }
}

function browserProjects(): readonly string[] {
  return PROJECTS.filter(name => name !== 'firefox' || firefoxMissing() === null)
}

async function everything(folder: string, asked: ReadonlySet<string>): Promise<Outcome[]> {
  const lint = await single('Lint', {
    command: 'biome',
    args: ['check', '--error-on-warnings'],
    limitMinutes: 3,
  })
  const types = await single('Types', { command: 'tsx', args: ['scripts/types.ts'], limitMinutes: 5 })
  const unit = await vitest('Vitest', folder, [], LIMIT_MINUTES.vitest, {
    TEST_DATABASE_URL: '',
    UCAP_KILLS: asked.has(WITH_POSTGRES) ? MANY_KILLS : '',
  })
  const build = await single('Build', { command: 'npm', args: ['run', 'build'], limitMinutes: 5 }, NONE)
  const browser = build.complaint
    ? { counts: FAILED, complaint: 'Playwright did not run: there is no build' }
    : await playwright('Playwright', folder, browserProjects())
  const outcomes = [lint, types, unit, build, browser, withoutFirefox()]
  if (asked.has(WITH_COMMANDS) && !build.complaint)
    outcomes.push(await playwright('Commands', folder, COMMANDS, ['--workers=2']))
  if (asked.has(WITH_POSTGRES)) {
    outcomes.push(await onPostgres(folder))
    if (!build.complaint)
      outcomes.push(await single('Backup drill', { command: 'tsx', args: [DRILL], limitMinutes: 5 }))
  }
  if (!asked.has(WITH_ENGINE)) return outcomes
  const engine = build.complaint
    ? { counts: FAILED, complaint: 'The speech engine did not run: there is no build' }
    : await vitest('Speech engine', folder, ['--config', 'tests/engine/vitest.config.ts'], 30, {})
  return [...outcomes, engine]
}

function heading(name: string): void {
  console.log(`\n=== ${name}`)
}

async function test(opened: Disposables): Promise<number> {
  const given = process.argv.slice(2)
  const unknown = given.filter(word => !OPTIONS.includes(word))
  if (unknown.length > 0) {
    console.error(`No such option: ${unknown.join(' ')}. There are ${OPTIONS.join(', ')}.`)
    return 2
  }
  const folder = await mkdtemp(join(tmpdir(), 'ucap-test-'))
  opened.add(() => rm(folder, { recursive: true, force: true }))
  opened.add(endSteps)
  const outcomes = await everything(folder, new Set(given))
  const { passed, failed, skipped } = outcomes.map(one => one.counts).reduce(sum, NONE)
  console.log()
  for (const { failures = [] } of outcomes) for (const failure of failures) console.log(failure)
  for (const { complaint } of outcomes) if (complaint) console.log(complaint)
  if (skipped > 0) console.log(`${skipped} skipped`)
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

await runCommand(test)
