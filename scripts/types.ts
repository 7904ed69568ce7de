/**
 * `npm run types`: checks every TypeScript project, two at a time, and prints what fails. What is unchanged since the last
 * time is not checked again.
 */
import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { endWithThisProcess } from './child-processes.ts'
import { runCommand } from './run-command.ts'

const ROOT = resolve(import.meta.dirname, '..')
const TSC = resolve(ROOT, 'node_modules/.bin/tsc')
const PROJECTS = [
  'shared',
  'shared/contracts',
  'shared/outbox',
  'src',
  'workers',
  'worklets',
  'service-worker',
  'server',
  'tests',
  'bench',
]
/** Where the compiler notes what it has checked. */
const CHECKED = resolve(ROOT, 'node_modules/.cache/types')
const AT_ONCE = 2

/** Resolves to whether the project is clean. */
function check(project: string): Promise<boolean> {
  return new Promise((settle, reject) => {
    const args = [
      ...['-p', project, '--pretty', String(process.stdout.isTTY ?? false)],
      ...['--incremental', '--tsBuildInfoFile', join(CHECKED, `${project.replace('/', '-')}.json`)],
    ]
    const child = endWithThisProcess(spawn(TSC, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] }))
    const output: Uint8Array[] = []
    child.stdout.on('data', (chunk: Uint8Array) => output.push(chunk))
    child.stderr.on('data', (chunk: Uint8Array) => output.push(chunk))
    child.once('error', reject)
    child.once('close', code => {
      console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${project}`)
      if (code !== 0) process.stdout.write(Buffer.concat(output))
      settle(code === 0)
    })
  })
}

async function types(): Promise<number> {
  const waiting = [...PROJECTS]
  let clean = true
  async function work(): Promise<void> {
    for (let project = waiting.shift(); project !== undefined; project = waiting.shift())
      if (!(await check(project))) clean = false
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return clean ? 0 : 1
}

await runCommand(types)
