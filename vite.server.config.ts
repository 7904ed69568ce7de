import { defineConfig } from 'vite'

/**
 * The reference backend as plain Node modules; packages stay outside the bundle, but for those of the traces: of their
 * 50 MB the bundle holds what is used.
 */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: [/^@opentelemetry\//] },
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node20',
    rolldownOptions: {
      input: {
        main: 'server/main.ts',
        local: 'server/local.ts',
        admin: 'server/admin.ts',
        'engine.worker': 'server/db/engine/engine.worker.ts',
        'whisper.worker': 'server/transcription/whisper/whisper.worker.ts',
      },
    },
  },
})
