import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const SCRIPTS = resolve(import.meta.dirname, '../../../scripts')
const folder = mkdtempSync(join(tmpdir(), 'ucap-command-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Starts a program that shares its standard output, has a file to remove at closing, and does what is tried. */
function program(name: string, tried: string): { readonly command: ChildProcess; readonly kept: string } {
  const kept = join(folder, `${name}.kept`)
  writeFileSync(kept, '')
  const file = join(folder, `${name}.mts`)
  writeFileSync(
    file,
    `
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { endWithThisProcess } from ${JSON.stringify(join(SCRIPTS, 'child-processes.ts'))}
import { runCommand } from ${JSON.stringify(join(SCRIPTS, 'run-command.ts'))}

await runCommand(async opened => {
  opened.add(() => rmSync(${JSON.stringify(kept)}))
  const stays = ['-e', "console.log('started'); setInterval(() => {}, 1000)"]
  endWithThisProcess(spawn(process.execPath, stays, { stdio: ['ignore', 'inherit', 'ignore'] }))
  const never = new Promise<number>(() => {})
  ${tried}
})
`,
  )
  const command = spawn(process.execPath, ['--import', 'tsx', file], { stdio: ['ignore', 'pipe', 'pipe'] })
  command.stdout?.resume()
  return { command, kept }
}

/** Until the program that it starts runs. */
async function started({ stdout }: ChildProcess): Promise<void> {
  if (stdout) await once(stdout, 'data')
}

/** The code it exits with, and the lines on its standard error; once nothing holds its standard output any more. */
async function outcome(command: ChildProcess) {
  let said = ''
  command.stderr?.setEncoding('utf8').on('data', text => {
    said += text
  })
  const [code, signal] = await once(command, 'close')
  return { code: code ?? signal, said: said.split('\n').filter(line => line !== '') }
}

const FAILS = "throw new Error('no luck')"

test.concurrent.each([
  ['is done', 'return 3', [], 3, []],
  ['fails', FAILS, [], 1, ['no luck']],
  [
    'has a promise fail that it does not wait for',
    `void (async () => { ${FAILS} })(); return never`,
    [],
    1,
    ['no luck'],
  ],
  [
    'fails with a message of several lines',
    "throw new Error('no luck\\n\\u001b[2mat all\\u001b[22m\\n  - here\\n')",
    [],
    1,
    ['no luck at all - here'],
  ],
  ['has a timer fail', `setTimeout(() => { ${FAILS} }); return never`, [], 1, ['no luck']],
  ['fails to close something', `opened.add(() => { ${FAILS} }); return 0`, [], 1, ['no luck']],
  ['is told to stop', 'return never', ['SIGTERM'], 143, []],
  ['is interrupted', 'return never', ['SIGINT'], 130, []],
  ['loses its terminal', 'return never', ['SIGHUP'], 129, []],
] as const)(
  'a command that %s closes what it opened and leaves no process',
  async (name, tried, signals, code, said) => {
    const { command, kept } = program(name.replaceAll(' ', '-'), tried)
    const ended = outcome(command)
    if (signals.length > 0) await started(command)
    for (const signal of signals) command.kill(signal)
    expect(await ended).toEqual({ code, said })
    expect(existsSync(kept)).toBe(false)
  },
)

test.concurrent('a second signal ends a command that hangs in closing, and still leaves no process', async () => {
  const { command } = program(
    'hangs',
    "opened.add(() => { console.error('closing'); return never }); return never",
  )
  const ended = outcome(command)
  await started(command)
  command.kill('SIGINT')
  if (command.stderr) await once(command.stderr, 'data')
  command.kill('SIGTERM')
  expect((await ended).code).toBe(143)
})

test.concurrent('what is opened while the rest is being closed is closed, too', async () => {
  const late = "opened.add(async () => { opened.add(() => console.error('late one closed')) }); return 0"
  expect(await outcome(program('late', late).command)).toEqual({ code: 0, said: ['late one closed'] })
})
