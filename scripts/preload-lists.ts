/** Writes into index.html what a page needs beyond its entry: `public/ahead.js` has it fetched. */
import type { Plugin, Rolldown } from 'vite'
import { LANGUAGES } from '../src/i18n/language.ts'

/** By the end of the module's name. */
const NEEDED = {
  'signed-in': (language: string) => [
    '/src/signed-in.tsx',
    '/src/session/firebase.ts',
    `/i18n/${language}.dashboard.ts`,
  ],
  'signed-out': (language: string) => ['/screens/login/login.tsx', `/i18n/${language}.login.ts`],
} as const
const PLACE = '<script src="/ahead.js"'

export function preloadLists(): Plugin {
  return {
    name: 'preload-lists',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        if (!html.includes(PLACE)) throw new Error(`index.html lacks ${PLACE}>`)
        const lists = LANGUAGES.flatMap(language =>
          Object.entries(NEEDED).map(
            ([who, modules]) => ` data-${language}-${who}="${filesOf(bundle, modules(language)).join(' ')}"`,
          ),
        )
        return html.replace(PLACE, PLACE + lists.join(''))
      },
    },
  }
}

/** Paths of the chunks of those modules, of all that they import, and of their styles; without the entry's own. */
function filesOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): readonly string[] {
  const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
  const pull = (from: readonly Rolldown.OutputChunk[], into: Set<Rolldown.OutputChunk>) => {
    for (const chunk of from) {
      if (into.has(chunk)) continue
      into.add(chunk)
      pull(
        chunks.filter(({ fileName }) => chunk.imports.includes(fileName)),
        into,
      )
    }
    return into
  }
  const there = pull(
    chunks.filter(({ isEntry }) => isEntry),
    new Set(),
  )
  const named = modules.map(name => {
    const found = chunks.find(({ moduleIds }) => moduleIds.some(id => id.endsWith(name)))
    if (!found) throw new Error(`no chunk for ${name}`)
    return found
  })
  const more = [...pull(named, new Set())].filter(chunk => !there.has(chunk))
  const files = more.flatMap(chunk => [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])])
  return [...new Set(files)].map(file => `/${file}`)
}
