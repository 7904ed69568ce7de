/** The built client's chunks, and what a page costs that needs some of them. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'

export interface ClientBundle {
  /**
   * Bytes, minified and gzipped, of the page's scripts, of the chunks named, and of every module that they pull in. Throws for a
   * name that no chunk has.
   */
  readonly cost: (...names: readonly string[]) => number
  /** The modules in them, absolute. Throws likewise. */
  readonly modules: (...names: readonly string[]) => readonly string[]
  /** Their files, by path. Throws likewise. */
  readonly files: (...names: readonly string[]) => readonly string[]
  /** Of the chunk of that name. Throws where there is none. */
  readonly code: (name: string) => string
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
  const chunks = new Map(
    built.output.flatMap(file => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  )
  const page = built.output
    .flatMap(file => (file.fileName === 'index.html' && file.type === 'asset' ? String(file.source) : []))
    .join()
  const scripts = [...page.matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g)].map(
    ([, file = '']) => file,
  )

  function pull(fileName: string, into: Set<string>): void {
    const chunk = chunks.get(fileName)
    if (!chunk || into.has(fileName)) return
    into.add(fileName)
    for (const imported of chunk.imports) pull(imported, into)
  }

  function pulledBy(names: readonly string[]): readonly Rolldown.OutputChunk[] {
    const pulled = new Set<string>()
    for (const file of scripts) pull(file, pulled)
    for (const name of names) {
      const found = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(name))
      if (!found) throw new Error(`no chunk for ${name}`)
      pull(found.fileName, pulled)
    }
    return [...pulled].flatMap(file => chunks.get(file) ?? [])
  }

  return {
    cost: (...names) =>
      pulledBy(names).reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0),
    files: (...names) => pulledBy(names).map(({ fileName }) => `/${fileName}`),
    code: wanted => {
      const found = [...chunks.values()].find(({ name }) => name === wanted)
      if (!found) throw new Error(`no chunk called ${wanted}`)
      return found.code
    },
    page,
    modules: (...names) => pulledBy(names).flatMap(({ moduleIds }) => moduleIds),
  }
}
