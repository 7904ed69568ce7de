/** On what the figures were found. */
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { arch, availableParallelism, cpus, platform, release, totalmem } from 'node:os'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

export interface Machine {
  readonly processor: string
  readonly cores: number
  readonly memoryBytes: number
  readonly system: string
  readonly node: string
  /** Null where none was needed; `packages` is empty then. */
  readonly chromium: string | null
  /** Of each of the other recorders, and of Lighthouse. */
  readonly packages: Readonly<Record<string, string>>
}

export async function machine(chromiumPath: string | null): Promise<Machine> {
  return {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    memoryBytes: totalmem(),
    system: `${platform()} ${release()} ${arch()}`,
    node: process.version,
    chromium: chromiumPath === null ? null : await versionOf(chromiumPath),
    packages: chromiumPath === null ? {} : await benchPackages(),
  }
}

async function versionOf(chromiumPath: string): Promise<string> {
  const { stdout } = await promisify(execFile)(chromiumPath, ['--version'])
  return /\d[\d.]+/.exec(stdout)?.[0] ?? stdout.trim()
}

async function benchPackages(): Promise<Record<string, string>> {
  const manifest = await readFile(resolve(import.meta.dirname, '../package.json'), 'utf8')
  const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> }
  return dependencies
}
