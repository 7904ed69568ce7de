/** A bare React page, built and compressed as the product's client is: no page of ours can be there sooner. */
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { precompress } from '../../../build/precompress.ts'

const PAGE = fileURLToPath(new URL('../../baseline', import.meta.url))

export async function buildFloor(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: PAGE,
    publicDir: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, target: 'es2022', sourcemap: false, emptyOutDir: true },
  })
  await precompress(outDir)
}
