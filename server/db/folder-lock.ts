/**
 * One process per folder, by a kernel lock on an open file. The kernel releases it when the process ends in
 * any way. It does not depend on process ids, so it works between containers that share a folder, and for a
 * paused holder. docs/decisions/folder-lock.md
 */
import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { tryLock } from 'fs-native-extensions'
import { ConfigError } from '../config-error.ts'
import { type Holder, readHolder, thisProcess } from './lock-holder.ts'

export class FolderInUseError extends Error {
  override name = 'FolderInUseError'
}

export interface FolderLock {
  release(): void
}

/** The locked byte, far behind the content, as Windows would not let others read locked content. */
const LOCKED_BYTE = 2 ** 30
/** Longest lock file read for the message. */
const LONGEST_TEXT = 4096

/**
 * Locks `folder` (which need not exist) by the file `folder.lock`, which stays after the release: a removed
 * file could be locked by one process and created again by the next. Throws FolderInUseError when it is held,
 * and ConfigError where it cannot be locked at all.
 */
export function lockFolder(folder: string): FolderLock {
  const path = `${resolve(folder)}.lock`
  const file = orExplain(folder, () => {
    mkdirSync(dirname(path), { recursive: true })
    return openSync(path, 'a+', 0o600)
  })
  let locked = false
  try {
    locked = orExplain(folder, () => tryLock(file, LOCKED_BYTE, 1))
    if (!locked) throw inUse(folder, readHolder(readFileSync(path, 'utf8').slice(0, LONGEST_TEXT)))
    orExplain(folder, () => {
      ftruncateSync(file)
      writeSync(file, JSON.stringify(thisProcess()))
    })
  } catch (error) {
    closeSync(file)
    throw error
  }
  let isHeld = true
  return {
    release() {
      // The system reuses the descriptor of a closed file.
      if (isHeld) closeSync(file)
      isHeld = false
    },
  }
}

function inUse(folder: string, holder: Holder | null): FolderInUseError {
  const by = holder
    ? `process ${holder.pid} on ${holder.host}, started ${holder.startedAt}`
    : 'a process that is just starting'
  return new FolderInUseError(
    `The data folder ${resolve(folder)} is in use by ${by}. Stop that process first, or set DATA_DIR to another folder.`,
  )
}

/** Turns a system error (read-only disk, another user's folder, no locks) into one line. */
function orExplain<T>(folder: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) throw error
    throw new ConfigError(
      `The data folder ${resolve(folder)} cannot be used (${error.code}): set DATA_DIR to a folder that this user may write and lock files in.`,
      { cause: error },
    )
  }
}
