/**
 * `npm run test:nodes [-- 24 22]`: the server's unit tests on each supported line of Node that is named, all unless given.
 * Each comes from the npm registry's packages of Node's own programs, into a temporary folder. Exit code 1 when one fails.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Disposables } from '../server/disposables.ts'
import { ROOT } from './environment.ts'
import { runCommand } from './run-command.ts'
import { endSteps, failureOf, runStep, type Step } from './run-step.ts'

const LINES = ['20', '22', '24']
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs')
/** Those that hang on nothing but Node: engine thread, sockets, streams, signals. */
const TESTS = ['--project', 'unit', 'tests/unit/server']

/** Path of the program. Throws where the registry has none for this machine. */
async function nodeOf(line: string, folder: string): Promise<string> {
  const name = `node-${process.platform}-${process.arch}`
  await step(`Node ${line}`, {
    command: 'npm',
    args: ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, `${name}@${line}`],
    limitMinutes: 5,
  })
  return join(folder, 'node_modules', name, 'bin/node')
}

async function step(name: string, what: Step): Promise<void> {
  const complaint = failureOf(name, await runStep(what))
  if (complaint !== null) throw new Error(complaint)
}

async function testNodes(opened: Disposables): Promise<number> {
  const wanted = process.argv.slice(2)
  const unknown = wanted.filter(line => !LINES.includes(line))
  if (unknown.length > 0)
    throw new Error(`No such line: ${unknown.join(', ')}. There are: ${LINES.join(', ')}.`)
  opened.add(endSteps)
  const folder = await mkdtemp(join(tmpdir(), 'ucap-nodes-'))
  opened.add(() => rm(folder, { recursive: true, force: true }))
  for (const line of wanted.length > 0 ? wanted : LINES) {
    const node = await nodeOf(line, join(folder, line))
    const from = performance.now()
    // Programs that the tests start are run by the same one.
    const env = { PATH: `${dirname(node)}:${process.env.PATH ?? ''}`, TEST_DATABASE_URL: '' }
    await step(`The server on Node ${line}`, {
      command: node,
      args: [VITEST, 'run', ...TESTS],
      limitMinutes: 20,
      env,
    })
    console.log(`Node ${line}: passed in ${Math.round((performance.now() - from) / 1000)} s`)
  }
  return 0
}

process.chdir(ROOT)
await runCommand(testNodes)
