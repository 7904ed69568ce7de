/** Builds the harness page once, before all tests that run on it. */
import { test } from '@playwright/test'
import { build } from 'vite'
import harness from './vite.config.ts'

test('the harness of the recorder is built', async () => {
  await build({ ...harness, configFile: false })
  // Set by Vite; Playwright hands what a setup leaves in the environment on to the tests, and their servers.
  delete process.env.NODE_ENV
})
