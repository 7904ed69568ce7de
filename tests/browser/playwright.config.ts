import { defineConfig } from '@playwright/test'

/** The browser tests on their own: `npx playwright test -c tests/browser`. */
export default defineConfig({ testDir: '.', workers: 1, timeout: 30_000, forbidOnly: true })
