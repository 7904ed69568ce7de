import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { TAGS } from './tests/spec/rows.ts'
import { sharedComponentFiles, sharedFiles } from './tests/unit/shared-files.ts'

/** The server's tests run on the embedded database, and once more on the PostgreSQL that is named here. */
const { TEST_DATABASE_URL } = process.env

const ON_POSTGRES = 'tests/unit/server/postgres/**'

const SHARED = sharedFiles()
const SHARED_COMPONENTS = sharedComponentFiles()

export default defineConfig({
  define: { __FIREBASE__: 'null', __LOCAL_MODE__: 'true', __APP_VERSION__: '"0.0.0-test"' },
  test: {
    // A tag of no row is an error.
    tags: TAGS.map(name => ({ name })),
    // All cores: left to itself it keeps one back, which is half of two.
    maxWorkers: '100%',
    // Ends what hangs. How long anything takes is for `npm run bench` to say: on a busy machine all is slow, and
    // beside the browser tests, which the processor serves first, slower.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: SHARED,
          exclude: [ON_POSTGRES],
          environment: 'node',
          env: { TEST_DATABASE_URL: '' },
          // Importing the lexicon, or the server, anew for every file takes longer than most files' tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          exclude: [...SHARED, ON_POSTGRES],
          environment: 'node',
          env: { TEST_DATABASE_URL: '' },
        },
      },
      ...(TEST_DATABASE_URL
        ? [
            {
              extends: true as const,
              test: {
                name: 'server-postgres',
                include: ['tests/unit/server/**/*.test.ts'],
                // Without a database, with the embedded one in a folder of its own, or about bytes on a socket alone.
                exclude: [
                  'tests/unit/server/extraction/**',
                  'tests/unit/server/local.test.ts',
                  'tests/unit/server/framing.test.ts',
                ],
                environment: 'node' as const,
                env: { TEST_DATABASE_URL },
              },
            },
          ]
        : []),
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'component',
          include: ['tests/component/**/*.test.tsx'],
          exclude: SHARED_COMPONENTS,
          environment: 'happy-dom',
          setupFiles: ['tests/component/setup.ts'],
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'component-shared',
          include: SHARED_COMPONENTS,
          environment: 'happy-dom',
          setupFiles: ['tests/component/setup.ts'],
          isolate: false,
        },
      },
    ],
  },
})
