import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { firstLoadGroups } from './build/chunk-groups.ts'
import { chunkRequests } from './build/chunk-requests.ts'
import { headScript } from './build/inline-scripts.ts'
import { inlineStyles } from './build/inline-styles.ts'
import { pageFirst } from './build/page-first.ts'
import { LICENSES, serviceWorker } from './build/service-worker.ts'
import { WORKER_OUTPUT } from './build/worker-output.ts'
import { firebaseSettings } from './shared/wire/firebase-settings.ts'

export default defineConfig(({ mode }) => {
  const env = { ...loadEnv(mode, process.cwd(), ''), ...process.env }
  const firebase = firebaseSettings(env)
  return {
    plugins: [react(), chunkRequests(), headScript(), pageFirst(), inlineStyles(), serviceWorker()],
    worker: {
      format: 'es',
      // As other chunks: the service worker knows a file of an earlier version by its name without the hash.
      rolldownOptions: { output: { ...WORKER_OUTPUT, entryFileNames: 'assets/[name]-[hash:6].js' } },
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
      license: { fileName: LICENSES },
      modulePreload: {
        polyfill: false,
        // The chunk itself is in the list: src/app/chunk-files.ts fetches its file before it is imported.
        resolveDependencies: (chunk, files, { hostType }) =>
          hostType === 'html' ? files : [...new Set([chunk, ...files])],
      },
      rolldownOptions: {
        output: {
          // A short hash: names of chunks do not compress.
          chunkFileNames: 'assets/[name]-[hash:6].js',
          assetFileNames: 'assets/[name]-[hash:6].[ext]',
          codeSplitting: { groups: firstLoadGroups() },
        },
      },
    },
    // Left to itself, the development server looks for packages in every page of the repository, the bench's, too.
    optimizeDeps: { entries: ['index.html'] },
    server: { port: 3000, strictPort: true },
  }
})
