import { defineConfig } from 'vitest/config'
import { TAGS } from './tests/spec/rows.ts'

/** For `npm run mutate`: the unit tests that show a room's behaviour, named in `scripts/mutate.ts`. */
export default defineConfig({
  define: { __FIREBASE__: 'null', __LOCAL_MODE__: 'true', __APP_VERSION__: '"0.0.0-test"' },
  test: {
    // Without them each test that has one fails, and what it covers counts as not covered.
    tags: TAGS.map(name => ({ name })),
    include: (process.env.MUTATE_TESTS ?? '').split(','),
    environment: 'node',
    env: { TEST_DATABASE_URL: '' },
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
