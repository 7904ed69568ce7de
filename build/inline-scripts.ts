/**
 * Writes into index.html what runs before its first paint, and in its attributes what each page needs beyond the entry.
 * A file of its own would cost a request, and a round trip before the rest is asked for; the server's policy lets in
 * what stands there (server/http/open-client.ts).
 */
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { minify, type Plugin, type Rolldown } from 'vite'
import { LANGUAGES } from '../src/i18n/language.ts'
import { pulledBy } from './chunk-graph.ts'
import { dictionary, FIRST_SCREENS, RECORDER, RECORDER_THREADS, SESSION } from './first-load.ts'

const SCRIPTS = ['build/inline/theme.js', 'build/inline/preload-chunks.js']
const PLACE = '<!-- inline scripts -->'

export function headScript(): Plugin {
  return {
    name: 'head-script',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!html.includes(PLACE)) throw new Error(`index.html lacks ${PLACE}`)
        const lists = bundle ? listsOf(bundle).join('') : ''
        const code = (await Promise.all(SCRIPTS.map(minified))).join(';')
        return html.replace(PLACE, () => `<script${lists}>${code}</script>`)
      },
    },
  }
}

async function minified(file: string): Promise<string> {
  const { code, errors } = await minify(file, await readFile(file, 'utf8'), { module: false })
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  return code.trim()
}

function listsOf(bundle: Rolldown.OutputBundle): readonly string[] {
  const list = (name: string, files: readonly string[]) => ` data-${name}="${files.join(' ')}"`
  return [
    ...LANGUAGES.flatMap(language =>
      Object.entries(FIRST_SCREENS).map(([name, screen]) =>
        list(`${language}-${name}`, filesOf(bundle, [screen, dictionary(language)])),
      ),
    ),
    list('session', filesOf(bundle, [SESSION])),
    list('recorder', recorderOf(bundle)),
  ]
}

/** Paths of the chunks of those modules and of all that they import, without the entry's own; their styles are in the page. */
function filesOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): readonly string[] {
  const holds = (name: string) => (chunk: Rolldown.OutputChunk) =>
    chunk.moduleIds.some(id => id.endsWith(`/${name}`))
  const there = pulledBy(bundle, ({ isEntry }) => isEntry)
  const files = modules.flatMap(name => {
    const pulled = pulledBy(bundle, holds(name))
    if (pulled.size === 0) throw new Error(`no chunk for ${name}`)
    return [...pulled].filter(chunk => !there.has(chunk)).map(({ fileName }) => fileName)
  })
  return [...new Set(files)].map(file => `/${file}`)
}

function recorderOf(bundle: Rolldown.OutputBundle): readonly string[] {
  const dashboard = new Set(filesOf(bundle, [FIRST_SCREENS['initial-app']]))
  const threads = RECORDER_THREADS.map(module => {
    const name = `assets/${basename(module, '.ts')}-`
    const file = Object.keys(bundle).find(file => file.startsWith(name) && file.endsWith('.js'))
    if (!file) throw new Error(`no file for ${module}`)
    return file
  })
  return [
    ...filesOf(bundle, [RECORDER]).filter(file => !dashboard.has(file)),
    ...threads.map(file => `/${file}`),
  ]
}
