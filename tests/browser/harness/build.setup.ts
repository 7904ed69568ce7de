/** Builds the harness page once, before all tests that run on it. */
import { test } from '@playwright/test'
import { build } from 'vite'
import harness from './vite.config.ts'

test('the harness of the recorder is built', async () => {
  await build({ ...harness, configFile: false })
})
