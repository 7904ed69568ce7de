import { defineConfig } from 'vitest/config'

/** `npm test -- --with-engine`: installs the speech engine and runs it; one file after the other. */
export default defineConfig({
  test: {
    include: ['tests/engine/**/*.test.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 120_000,
    // A first installation takes as long as the network does.
    hookTimeout: 900_000,
  },
})
