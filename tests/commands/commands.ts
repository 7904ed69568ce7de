/** Commands in a copy of the repository; a test that fails leaves none running, either. */
import { rm } from 'node:fs/promises'
import { test as base, expect } from '@playwright/test'
import { type Command, startCommand } from './command.ts'
import { copyRepository } from './repository-copy.ts'

/** For a test's own product: free ports, no speech engine, no service of the developer's settings. */
const ALONE = {
  PORT: '0',
  AUTH_EMULATOR_PORT: '0',
  DATABASE_URL: '',
  TRANSCRIBE_URL: '',
  EXTRACT_URL: '',
  WHISPER_MODEL: 'none',
}

/** `folder` is the worker's copy unless given. */
export type Start = (
  words: readonly string[],
  env?: Readonly<Record<string, string>>,
  folder?: string,
) => Command

interface Fixtures {
  readonly start: Start
  /** For a test that changes sources or the build. */
  readonly ownRepository: string
}

export const test = base.extend<Fixtures, { readonly repository: string }>({
  repository: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern to see what a fixture needs
    async ({}, use) => withCopy(use),
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  ownRepository: async ({}, use) => withCopy(use),
  start: async ({ repository }, use) => {
    const started: Command[] = []
    await use((words, env = {}, folder = repository) => {
      const command = startCommand(words, folder, { ...ALONE, ...env })
      started.push(command)
      return command
    })
    for (const command of started) command.kill()
  },
})

async function withCopy(use: (folder: string) => Promise<void>): Promise<void> {
  const copy = await copyRepository()
  await use(copy)
  await rm(copy, { recursive: true, force: true })
}

export { expect }
