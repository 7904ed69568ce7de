import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { HARNESS_SITE } from './site.ts'

/** Builds the recorder as the product does, into a bare page. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  logLevel: 'error',
  worker: { format: 'es' },
  build: { target: 'es2022', outDir: HARNESS_SITE, emptyOutDir: true },
})
