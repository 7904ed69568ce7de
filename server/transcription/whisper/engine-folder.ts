/** Installation of the speech engine, whose package is separate from the product's own. */
import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { FolderInUseError, type FolderLock, lockFolder } from '../../db/folder-lock.ts'
import { isUnreachable, NotReadyError } from './not-ready.ts'

/** Beside `dist`: the server runs in the repository's folder. */
export const ENGINE_FOLDER = resolve('engine')

const stampIn = (folder: string) => join(folder, 'node_modules', '.installed-lock.json')
const lockIn = (folder: string) => join(folder, 'package-lock.json')

/**
 * Whether the engine is completely installed as in the lock file; not so after an interruption or with
 * another lock file.
 */
export async function isEngineInstalled(folder: string): Promise<boolean> {
  const [wanted, installed] = await Promise.all([
    readFile(lockIn(folder), 'utf8'),
    readFile(stampIn(folder), 'utf8').catch(() => null),
  ])
  return wanted === installed
}

/** By npm, in a separate process. Throws NotReadyError, which contains npm's output only as a code. */
export async function installEngine(folder: string, signal: AbortSignal): Promise<void> {
  const lock = lockInstallation(folder)
  try {
    const wanted = await readFile(lockIn(folder), 'utf8')
    const { code, complaint } = await npmCi(folder, signal)
    if (code !== 0) throw notInstalled(npmCode(complaint))
    await writeFile(stampIn(folder), wanted)
  } finally {
    lock.release()
  }
}

/** Two concurrent installations would delete each other's files. */
function lockInstallation(folder: string): FolderLock {
  try {
    return lockFolder(join(folder, 'installation'))
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error
    throw new NotReadyError('another process is installing the speech engine', { cause: error })
  }
}

interface NpmEnd {
  /** Null where a signal ended it. */
  readonly code: number | null
  /** The end of its error output. */
  readonly complaint: string
}

/**
 * `npm_execpath` is npm's own file if npm runs us, and another package manager's if that does; without it npm
 * is searched for in PATH. On abort it is killed, as it is slow to terminate, and has exited when this
 * rejects.
 */
function npmCi(folder: string, signal: AbortSignal): Promise<NpmEnd> {
  const { npm_execpath: runner = '' } = process.env
  const args = ['ci', '--prefer-offline', '--fetch-retries=1', '--no-progress']
  const [command, ...before] = /[\\/]npm-cli\.js$/.test(runner) ? [process.execPath, runner] : ['npm']
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const child = spawn(command, [...before, ...args], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
    const kill = () => void child.kill('SIGKILL')
    signal.addEventListener('abort', kill, { once: true })
    let complaint = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaint = (complaint + text).slice(-10_000)
    })
    child.once('error', cause =>
      reject(new NotReadyError('the speech engine could not be installed: npm was not found', { cause })),
    )
    child.once('close', code => {
      signal.removeEventListener('abort', kill)
      if (signal.aborted) reject(signal.reason)
      else resolve({ code, complaint })
    })
  })
}

function npmCode(complaint: string): string | null {
  return /^npm (?:error|ERR!) code (\S+)/m.exec(complaint)?.[1] ?? null
}

function notInstalled(code: string | null): NotReadyError {
  return new NotReadyError(
    isUnreachable(code)
      ? 'no internet, so the speech engine could not be installed'
      : `the speech engine could not be installed (npm: ${code ?? 'no reason given'})`,
  )
}
