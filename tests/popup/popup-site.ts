/** A site for the popup's proof: the page and the Auth emulator on one origin, as in local mode. */
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { build } from 'vite'
import { isEmulatorPath, startAuthEmulator } from '../../server/emulator/auth-emulator.ts'
import type { AppEnv } from '../../server/http/app-env.ts'
import { securityHeaders } from '../../server/http/security-headers.ts'

export interface PopupSite {
  readonly url: string
  close(): Promise<void>
}

const HTML = `<!doctype html>
<html lang="en">
<title>Popup</title>
<button>Sign in with Google</button>
<output aria-label="Account"></output>
<output aria-label="Outcome"></output>
<output aria-label="Token"></output>
<script type="module" src="/page.js"></script>
</html>`

/** What the product itself sends: the popup must work under it. */
async function productHeaders(): Promise<Record<string, string>> {
  const product = new Hono<AppEnv>().use(securityHeaders(null, 0)).get('/', c => c.body(null))
  return Object.fromEntries((await product.request('/')).headers)
}

export async function startPopupSite(): Promise<PopupSite> {
  const script = await bundle()
  const headers = await productHeaders()
  const folder = await mkdtemp(join(tmpdir(), 'ucap-popup-'))
  const emulator = await startAuthEmulator('demo-ucap', folder)
  const server = createServer((request, response) => {
    if (isEmulatorPath(request.url)) return emulator.listener(request, response)
    const [type, body] = request.url === '/page.js' ? ['text/javascript', script] : ['text/html', HTML]
    response.writeHead(200, { ...headers, 'content-type': `${type}; charset=utf-8` }).end(body)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
      emulator.close()
      await rm(folder, { recursive: true })
    },
  }
}

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { write: false, target: 'es2022', rolldownOptions: { input: entry() } },
  })
  for (const { output } of [result].flat().filter(one => 'output' in one))
    for (const chunk of output) if (chunk.type === 'chunk' && chunk.isEntry) return chunk.code
  throw new Error('the page was not built')
}

function entry(): string {
  return fileURLToPath(new URL('./page.ts', import.meta.url))
}
