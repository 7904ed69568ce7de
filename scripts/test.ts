/**
 * `npm test`: everything, real browser included, and beside the browser tests what needs none. Goes on after a failure,
 * so that one run shows all of them, and closes with the line `N passed, N failed`. Lint and types count as one test each, and a
 * build that fails as a failed one. `-- --with-engine` also installs the speech engine (some 470 MB) and runs it;
 * `-- --with-commands` runs each command that the README names once; `-- --with-postgres` runs the server's tests once more on PostgreSQL (the one that TEST_DATABASE_URL names, or a
 * throw-away one), kills the server more often, and carries out the backup drill.
 */
import './node-version.mjs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Disposables } from '../server/disposables.ts'
import { firefoxMissing } from './firefox.ts'
import { messageOf, runCommand } from './run-command.ts'
import { endSteps } from './run-step.ts'
import { NONE, sum } from './test-counts.ts'
import { FAILED, type Outcome, playwright, single, vitest } from './test-steps.ts'
import { startThrowawayPostgres, type ThrowawayPostgres } from './throwaway-postgres.ts'

const WITH_ENGINE = '--with-engine'
const WITH_POSTGRES = '--with-postgres'
const WITH_COMMANDS = '--with-commands'
const OPTIONS = [WITH_COMMANDS, WITH_ENGINE, WITH_POSTGRES]
/** Playwright's projects in every run; Firefox's is there only on a machine that has it. */
const PROJECTS = ['browser', 'popup', 'e2e', 'firefox']
/** Each of these tests starts several programs: they run after the others, which count on time for sound. */
const COMMANDS = ['commands']
/** Ends what hangs: three times what a slow machine takes, with more for what yields to others. */
const LIMIT_MINUTES = { lint: 10, types: 15, vitest: 25, aside: 45 }
const MANY_KILLS = '20'
const DRILL = 'scripts/drill/drill.ts'

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

/** What keeps the cores busy from beginning to end. */
async function withoutBrowser(folder: string, asked: ReadonlySet<string>): Promise<Outcome[]> {
  const aside = { aside: join(folder, 'aside.log') }
  const lint = await single('Lint', {
    command: 'biome',
    args: ['check', '--error-on-warnings'],
    limitMinutes: LIMIT_MINUTES.lint,
    ...aside,
  })
  const types = await single('Types', {
    command: 'tsx',
    args: ['scripts/types.ts'],
    limitMinutes: LIMIT_MINUTES.types,
    ...aside,
  })
  const env = { TEST_DATABASE_URL: '', UCAP_KILLS: asked.has(WITH_POSTGRES) ? MANY_KILLS : '' }
  return [lint, types, await vitest('Vitest', folder, [], LIMIT_MINUTES.aside, env, aside)]
}

async function everything(folder: string, asked: ReadonlySet<string>): Promise<Outcome[]> {
  const build = await single('Build', { command: 'npm', args: ['run', 'build'], limitMinutes: 5 }, NONE)
  // The browser tests wait for sound in real time, which leaves much of the cores to the others.
  const [others, browser] = await Promise.all([
    withoutBrowser(folder, asked),
    build.complaint
      ? { counts: FAILED, complaint: 'Playwright did not run: there is no build' }
      : playwright('Playwright', folder, browserProjects()),
  ])
  const outcomes = [...others, build, browser, withoutFirefox()]
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
