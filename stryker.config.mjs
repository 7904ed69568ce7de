/** For `npm run mutate`, which names the files to mutate and the tests. */

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutate.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner'],
  // Whether a static mutant is noticed takes a new process each: minutes for what a table of texts is worth.
  ignoreStatic: true,
  concurrency: 1,
  timeoutMS: 15_000,
  ignorePatterns: ['/dist', '/.data', '/bench', '/engine', '/docs', '/test-results', '/bench-results'],
  tempDirName: '.stryker',
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: 'test-results/mutation.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 90, low: 80, break: 80 },
}
