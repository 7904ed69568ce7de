import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { chunkRequests } from './build/chunk-requests.ts'
import { compileHints } from './build/compile-hints.ts'
import { iconData } from './build/icon-data.ts'
import { headScript } from './build/inline-scripts.ts'
import { inlineStyles } from './build/inline-styles.ts'
import { serviceWorker } from './build/service-worker.ts'
import { firebaseSettings } from './shared/wire/firebase-settings.ts'

/**
 * One file each instead of several small ones, which cost a request and some bytes apiece: the entry, with what every
 * page needs…
 */
const PAGE = [
  /node_modules\/(react|react-dom|scheduler|wouter|regexparam|@preact|rosetta|dlv|templite)\//,
  /src\/(main\.tsx|app\/(boot\.tsx|chunk-files\.ts))|i18n\/(translate|language)\.ts|domain\/currency\.ts|create-icon|widgets\/after-paint|icons\/mic\.mjs|^\0/,
  /src\/styles\/|(screens\/(dashboard|login|shell)\/[\w-]+|voice\/(record-button|recording-tooltip|level-ring)|toasts\/toasts)\.module\.css/,
  /widgets\/(as-of|category-icon|category-shares|change|chunk-failed|dialog|doughnut|empty-note|expense-row|facts|fields|retry-alert|spinner|tabs)\.module\.css/,
]
/** …and what the dashboard shares with every screen behind the sign-in. Nothing that the sign-in page needs. */
const FIGURES = [
  /node_modules\/valibot\//,
  /src\/api\/(first-endpoints|http|known|open-first-api|timeline)\.ts/,
  /shared\/wire\/(account|envelope|error|expense|totals|voice-request)\.ts/,
  /shared\/domain\/(calendar-date|category|exchange|expense|money|payment-method|shares|storable-text|totals)\.ts/,
  /src\/i18n\/(dates|numbers)\.ts|widgets\/(category-icon|pressed|use-heard-at|use-lit)/,
  /icons\/(receipt-text|calendar-sync|bus|clapperboard|shopping-bag|heart-pulse|circle-ellipsis|utensils|plane|briefcase|x)\.mjs/,
]
const among = (patterns: readonly RegExp[]) => (id: string) => patterns.some(pattern => pattern.test(id))

/** What is loaded wherever the chunk `host` is. */
function isThere(file: string, host: string): boolean {
  return /\/(page|rolldown-runtime)-/.test(file) || (/\/initial-app-/.test(host) && /\/figures-/.test(file))
}

export default defineConfig(({ mode }) => {
  const env = { ...loadEnv(mode, process.cwd(), ''), ...process.env }
  const firebase = firebaseSettings(env)
  return {
    plugins: [
      react(),
      chunkRequests(),
      iconData(),
      headScript(),
      inlineStyles(),
      compileHints(['page', 'figures', 'initial-app']),
      serviceWorker(),
    ],
    worker: { format: 'es' },
    resolve: {
      alias: [
        { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: resolve('src/widgets/create-icon.ts') },
        // A stand-in for what React has had since 18.
        { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
      ],
    },
    define: {
      __FIREBASE__: JSON.stringify(firebase),
      // A literal, so that the local account chooser is cut out of a production build.
      __LOCAL_MODE__: JSON.stringify(firebase === null),
      __APP_VERSION__: JSON.stringify(process.env.npm_package_version ?? '0.0.0'),
    },
    build: {
      outDir: 'dist/client',
      target: 'es2022',
      sourcemap: false,
      modulePreload: {
        polyfill: false,
        // Whoever asks for a chunk has some already: their names would be in every list for nothing.
        // The chunk itself is in the list, alone or not: its file is fetched before it is imported.
        resolveDependencies: (chunk, files, { hostId, hostType }) =>
          hostType === 'html'
            ? files
            : [...new Set([chunk, ...files])].filter(file => !isThere(file, hostId)),
      },
      rolldownOptions: {
        output: {
          // Each page has some forty of these names in its code, and a hash does not compress.
          chunkFileNames: 'assets/[name]-[hash:6].js',
          assetFileNames: 'assets/[name]-[hash:6].[ext]',
          codeSplitting: {
            groups: [
              { name: 'page', test: among(PAGE) },
              { name: 'figures', test: among(FIGURES) },
            ],
          },
        },
      },
    },
    // Left to itself, the development server looks for packages in every page of the repository, the bench's, too.
    optimizeDeps: { entries: ['index.html'] },
    server: { port: 3000, strictPort: true },
  }
})
