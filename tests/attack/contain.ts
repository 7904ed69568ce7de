/** Runs a program that reports one finding, and leaves nothing of it: no process, no file. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { endWithThisProcess, signalChild } from '../../scripts/child-processes.ts'
import type { Finding } from './attack.ts'

const finding = v.object({ held: v.boolean(), tried: v.string(), measured: v.string() })
/** By which all that it starts can be ended. */
const GROUP = { leadsGroup: true }

export interface Contained {
  /** A TypeScript module and its arguments. */
  readonly program: readonly [string, ...string[]]
  readonly limitSeconds: number
}

/** Never rejects: a program that fails, says nothing or takes too long is a finding, too. */
export async function contain({ program, limitSeconds }: Contained): Promise<Finding> {
  const folder = await mkdtemp(join(tmpdir(), 'ucap-attack-'))
  // A database or a proxy started as root gives up its rights and must still get to its own folder in here.
  await chmod(folder, 0o711)
  const child = spawn(process.execPath, ['--import', 'tsx', ...program], {
    detached: true,
    env: { ...process.env, TMPDIR: folder },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  endWithThisProcess(child, GROUP)
  const closed = once(child, 'exit').then(
    ([code]) => failed(`ended with code ${code} before it reported`),
    error => failed(String(error)),
  )
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), limitSeconds * 1000)
  const late = once(limit.signal, 'abort').then(() => failed(`not done after ${limitSeconds} s`))
  const reported = once(child, 'message').then(
    ([message]) => (v.is(finding, message) ? message : failed('reported something else than a finding')),
    () => closed,
  )
  try {
    return await Promise.race([reported, closed, late])
  } finally {
    clearTimeout(timer)
    signalChild(child, 'SIGKILL', GROUP)
    await closed
    await rm(folder, { recursive: true, force: true })
  }
}

function failed(measured: string): Finding {
  return { held: false, tried: '', measured }
}
