/** The built client's chunks, and what a page costs that needs some of them. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { pulledBy } from '../build/chunk-graph.ts'

export interface ClientBundle {
  /**
   * Bytes, minified and gzipped, of the page's scripts, of the chunks that hold the modules named, and of all that these
   * import. Throws for a module in no chunk.
   */
  readonly cost: (...names: readonly string[]) => number
  /** The modules in them, absolute. Throws likewise. */
  readonly modules: (...names: readonly string[]) => readonly string[]
  /** Their files, by path. Throws likewise. */
  readonly files: (...names: readonly string[]) => readonly string[]
  /** index.html. */
  readonly page: string
}

/** Builds as `npm run build` does, under a test runner, too. */
export async function buildClient(): Promise<ClientBundle> {
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  const outDir = await mkdtemp(join(tmpdir(), 'client-bundle-'))
  const built = (await build({
    configFile: resolve('vite.config.ts'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  })) as Rolldown.RolldownOutput
  await rm(outDir, { recursive: true })
  process.env.NODE_ENV = NODE_ENV
  const bundle = Object.fromEntries(built.output.map(file => [file.fileName, file]))
  const chunks = built.output.filter(file => file.type === 'chunk')
  const page = built.output
    .flatMap(file => (file.fileName === 'index.html' && file.type === 'asset' ? String(file.source) : []))
    .join()
  const scripts = new Set(
    [...page.matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g)].map(([, file]) => file),
  )

  function pulled(names: readonly string[]): readonly Rolldown.OutputChunk[] {
    for (const name of names) if (!chunks.some(isOf(name))) throw new Error(`no chunk for ${name}`)
    return [
      ...pulledBy(bundle, chunk => scripts.has(chunk.fileName) || names.some(name => isOf(name)(chunk))),
    ]
  }

  return {
    cost: (...names) => pulled(names).reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0),
    files: (...names) => pulled(names).map(({ fileName }) => `/${fileName}`),
    page,
    modules: (...names) => pulled(names).flatMap(({ moduleIds }) => moduleIds),
  }
}

function isOf(name: string): (chunk: Rolldown.OutputChunk) => boolean {
  return ({ moduleIds }) => moduleIds.some(id => id.endsWith(`/${name}`))
}
