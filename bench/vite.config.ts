import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

const TIMED_WAV = fileURLToPath(new URL('page/timed-wav.ts', import.meta.url))

/** Lets the recording worker say when the bytes of its WAV exist; nothing else of the product is altered. */
const timedWav: Plugin = {
  name: 'timed-wav',
  enforce: 'pre',
  resolveId(source, importer) {
    const wanted = source.endsWith('/wav.ts') && importer?.includes('/workers/')
    return wanted ? TIMED_WAV : null
  },
}

/** Builds the bench page, with one chunk for each recorder. */
export default defineConfig({
  root: fileURLToPath(new URL('page', import.meta.url)),
  publicDir: false,
  logLevel: 'error',
  worker: { format: 'es', plugins: () => [timedWav] },
  build: { target: 'es2022', emptyOutDir: true, assetsInlineLimit: 0 },
})
