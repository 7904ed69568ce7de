import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findFirefox } from './scripts/firefox.ts'

/** One a core: with three on two slow cores single recordings, whose sound comes in real time, were never done. */
const CHROMIUMS = Math.min(4, availableParallelism())

/** Real Chromium, and Firefox where there is one, on built output. `npm run e2e` builds first; the fixtures start what each suite needs. */
export default defineConfig({
  testDir: 'tests',
  // Both end what hangs; a busy machine is slow at everything.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // The last is Firefox's, whose tests mostly wait for sound in real time.
  workers: CHROMIUMS + 1,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  outputDir: 'test-results',
  projects: [
    { name: 'harness', testDir: 'tests/browser/harness', testMatch: 'build.setup.ts' },
    { name: 'data', testDir: 'tests/e2e', testMatch: 'data-folder.setup.ts' },
    // What these need is not there on every machine; `npm test` says so where they are left out.
    // First, as one of them takes a minute: at the end the others would wait for it.
    ...(findFirefox()
      ? [
          {
            name: 'firefox',
            testDir: 'tests/firefox',
            dependencies: ['harness', 'data'],
            // To launch one takes 15 s of processor time: those who want the same Firefox share it.
            workers: 1,
          },
        ]
      : []),
    { name: 'browser', testDir: 'tests/browser', dependencies: ['harness'], workers: CHROMIUMS },
    { name: 'popup', testDir: 'tests/popup' },
    { name: 'e2e', testDir: 'tests/e2e', dependencies: ['data'], workers: CHROMIUMS },
    // Each starts several programs, and two of them build or bundle the whole product.
    { name: 'commands', testDir: 'tests/commands', timeout: 600_000 },
  ],
})
