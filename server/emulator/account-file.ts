/** The emulator's accounts on disk. */
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import * as v from 'valibot'
import type { EmulatorAccount } from './firebase-tools.ts'

const contents = v.object({
  accounts: v.array(v.looseObject({ localId: v.pipe(v.string(), v.nonEmpty()) })),
})

/** Empty when there is no file. Throws for an unreadable file rather than start without its accounts. */
export function readAccounts(path: string): readonly EmulatorAccount[] {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
  try {
    return v.parse(contents, JSON.parse(text)).accounts
  } catch (cause) {
    throw new Error(`The accounts in ${path} cannot be read. Move the file away to start without them.`, {
      cause,
    })
  }
}

/** Atomic, even when the process is killed meanwhile. */
export function writeAccounts(path: string, accounts: Iterable<EmulatorAccount>): void {
  mkdirSync(dirname(path), { recursive: true })
  const draft = `${path}.new`
  const file = openSync(draft, 'w', 0o600)
  writeSync(file, JSON.stringify({ accounts: [...accounts] }, null, 2))
  fsyncSync(file)
  closeSync(file)
  renameSync(draft, path)
}
