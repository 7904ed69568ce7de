/**
 * One process a folder. Node offers no lock that the system itself would drop with the process, so the lock is
 * a file that names its holder, and a dead holder's file is taken over.
 */
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { type Holder, isAlive, readHolder, thisProcess } from './lock-holder.ts'

export class FolderInUseError extends Error {
  override name = 'FolderInUseError'
}

export interface FolderLock {
  release(): void
}

/** Locks of this very process: a file with our own pid and no entry here is an earlier process's. */
const held = new Set<string>()
/** Writing a lock and taking one over last milliseconds: what is unfinished after this was left by a crash. */
const UNFINISHED_STALE_MS = 5_000

/** Takes `folder` (which need not exist) by the file `folder.lock`. Throws FolderInUseError when it is held. */
export function lockFolder(folder: string): FolderLock {
  const path = `${resolve(folder)}.lock`
  mkdirSync(dirname(path), { recursive: true })
  if (!create(path)) takeOver(path, folder)
  held.add(path)
  return {
    release() {
      if (held.delete(path)) rmSync(path, { force: true })
    },
  }
}

/** False when the file is there already. */
function create(path: string): boolean {
  let file: number
  try {
    file = openSync(path, 'wx', 0o600)
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  }
  writeSync(file, JSON.stringify(thisProcess()))
  closeSync(file)
  return true
}

/** Guarded, or two processes that find the same dead holder could both believe they are next. */
function takeOver(path: string, folder: string): void {
  const guard = `${path}.takeover`
  if (!create(guard)) {
    if (isOld(guard)) rmSync(guard, { force: true })
    throw inUse(folder, null)
  }
  try {
    const holder = readHolder(readText(path))
    if (holder ? isHeld(path, holder) : !isOld(path)) throw inUse(folder, holder)
    rmSync(path, { force: true })
    if (!create(path)) throw inUse(folder, null)
  } finally {
    rmSync(guard, { force: true })
  }
}

function isHeld(path: string, holder: Holder): boolean {
  return holder.pid === process.pid ? held.has(path) : isAlive(holder)
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (isCode(error, 'ENOENT')) return ''
    throw error
  }
}

function inUse(folder: string, holder: Holder | null): FolderInUseError {
  const by = holder ? `process ${holder.pid}, started ${holder.startedAt}` : 'a process that is just starting'
  return new FolderInUseError(
    `The data folder ${resolve(folder)} is in use by ${by}. Stop that process first, or set DATA_DIR to another folder.`,
  )
}

/** True for a file that is gone, too. */
function isOld(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  return !found || Date.now() - found.mtimeMs > UNFINISHED_STALE_MS
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
