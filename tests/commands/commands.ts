/** Commands in a copy of the repository; a test that fails leaves none running, either. */
import { rm } from 'node:fs/promises'
import { test as base, expect } from '@playwright/test'
import { type Command, startCommand } from './command.ts'
import { copyRepository } from './repository-copy.ts'

/** For a test's own product: free ports, no speech engine, no service of somebody's settings. */
const ALONE = {
  PORT: '0',
  AUTH_EMULATOR_PORT: '0',
  DATABASE_URL: '',
  TRANSCRIBE_URL: '',
  EXTRACT_URL: '',
  WHISPER_MODEL: 'none',
}

export type Start = (words: readonly string[], env?: Readonly<Record<string, string>>) => Command

export const test = base.extend<{ start: Start; repository: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern to see what a fixture needs
  repository: async ({}, use) => {
    const copy = await copyRepository()
    await use(copy)
    await rm(copy, { recursive: true, force: true })
  },
  start: async ({ repository }, use) => {
    const started: Command[] = []
    await use((words, env = {}) => {
      const command = startCommand(words, repository, { ...ALONE, ...env })
      started.push(command)
      return command
    })
    for (const command of started) command.kill()
  },
})

export { expect }
