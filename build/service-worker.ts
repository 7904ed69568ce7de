/** Builds `/sw.js` after the client, with the list of what it keeps for a visit without a network. */
import { createHash } from 'node:crypto'
import { appendFile, readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { ON_DEMAND } from './first-load.ts'

/** Of the folder `public`; the rest of it, such as the pictures for the install dialog, is not needed offline. */
const PUBLIC = ['manifest.webmanifest', 'manifest.id.webmanifest', 'icon.svg', 'icon-192.png', 'icon-512.png']
/** A page keeps the headers it came with: it is fetched again when their source changes. */
const HEADERS = 'server/http/security-headers.ts'
/** Of all packages that the client is made of: their code has none in it. Written with the client, this worker's at its end. */
export const LICENSES = 'licenses.txt'
const OWN_LICENSES = 'licenses-sw.txt'

export interface Kept {
  readonly shell: readonly string[]
  readonly whenUsed: readonly string[]
}

/** Paths below the client's folder. A chunk on demand brings its own styles. */
export function sortFiles(bundle: Rolldown.OutputBundle): Kept {
  const onDemand = new Set(
    Object.values(bundle).flatMap(file =>
      file.type === 'chunk' && isOnDemand(file)
        ? [file.fileName, ...(file.viteMetadata?.importedCss ?? [])]
        : [],
    ),
  )
  for (const file of Object.keys(bundle)) if (isWorkerOnDemand(file)) onDemand.add(file)
  const assets = Object.keys(bundle)
    .filter(file => /^assets\/.*\.(js|css)$/.test(file))
    .sort()
  return {
    shell: ['index.html', ...assets.filter(file => !onDemand.has(file)), ...PUBLIC],
    whenUsed: assets.filter(file => onDemand.has(file)),
  }
}

function isOnDemand({ facadeModuleId }: Rolldown.OutputChunk): boolean {
  return ON_DEMAND.some(module => facadeModuleId?.endsWith(`/${module}`))
}

/** A worker is built apart: its file has its module's name alone. */
function isWorkerOnDemand(file: string): boolean {
  return ON_DEMAND.some(
    module => module.endsWith('.worker.ts') && file.startsWith(`assets/${basename(module, '.ts')}-`),
  )
}

export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const { shell, whenUsed } = sortFiles(bundle)
      const entries = await Promise.all(shell.map(file => entryOf(dir, file)))
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: {
          __SHELL__: JSON.stringify(entries),
          __WHEN_USED__: JSON.stringify(whenUsed.map(file => `/${file}`)),
          'process.env.NODE_ENV': '"production"',
        },
        build: {
          outDir: dir,
          emptyOutDir: false,
          target: 'es2022',
          modulePreload: false,
          license: { fileName: OWN_LICENSES },
          rolldownOptions: {
            input: 'service-worker/sw.ts',
            output: { format: 'iife', entryFileNames: 'sw.js' },
          },
        },
      })
      await appendFile(join(dir, LICENSES), `\n${await readFile(join(dir, OWN_LICENSES), 'utf8')}`)
      await rm(join(dir, OWN_LICENSES))
    },
  }
}

async function entryOf(dir: string, file: string): Promise<{ url: string; revision: string | null }> {
  const url = `/${file}`
  if (file.startsWith('assets/')) return { url, revision: null }
  const hash = createHash('sha256').update(await readFile(join(dir, file)))
  if (file === 'index.html') hash.update(await readFile(HEADERS))
  return { url, revision: hash.digest('hex').slice(0, 16) }
}
