/** Vite with hot reload, in front of the API. */
import { createServer, type ViteDevServer } from 'vite'

/** What is the API's or the emulator's rather than the client's. */
const BEHIND = [
  '/api',
  '/healthz',
  '/readyz',
  '/identitytoolkit.googleapis.com',
  '/securetoken.googleapis.com',
  '/www.googleapis.com',
  '/emulator',
]

/**
 * Not listening yet. Vite refuses names that are not of this machine (403), what it passes on to the API at `target`
 * included; a page of elsewhere the API refuses, and Vite lets none read its files.
 */
export function developmentServer(
  { host, port }: { readonly host: string; readonly port: number },
  target: string,
): Promise<ViteDevServer> {
  const proxy = Object.fromEntries(BEHIND.map(path => [path, target]))
  return createServer({
    configFile: 'vite.config.ts',
    logLevel: 'warn',
    server: { host, port, strictPort: true, proxy },
  })
}
