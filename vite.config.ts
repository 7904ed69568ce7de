import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { firebaseSettings } from './scripts/firebase-settings.ts'
import { serviceWorker } from './scripts/service-worker-build.ts'

export default defineConfig(({ mode }) => {
  const env = { ...loadEnv(mode, process.cwd(), ''), ...process.env }
  const firebase = firebaseSettings(env)
  return {
    plugins: [react(), serviceWorker()],
    worker: { format: 'es' },
    define: {
      __FIREBASE__: JSON.stringify(firebase),
      // A literal, so that the local account chooser is cut out of a production build.
      __LOCAL_MODE__: JSON.stringify(firebase === null),
      __APP_VERSION__: JSON.stringify(process.env.npm_package_version ?? '0.0.0'),
    },
    build: { outDir: 'dist/client', target: 'es2022', sourcemap: false },
    server: { port: 3000, strictPort: true },
  }
})
