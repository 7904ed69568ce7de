import { defineConfig } from 'vitest/config'

/** For `npm run mutate`: the unit tests that show a room's behaviour, named in `scripts/mutate.ts`. */
export default defineConfig({
  define: { __FIREBASE__: 'null', __LOCAL_MODE__: 'true', __APP_VERSION__: '"0.0.0-test"' },
  test: {
    include: (process.env.MUTATE_TESTS ?? '').split(','),
    environment: 'node',
    env: { TEST_DATABASE_URL: '' },
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
