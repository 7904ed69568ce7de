/** Assigns the modules of `first-load.ts` to chunks: one request for each instead of several small ones. */
import { resolve } from 'node:path'
import { ENTRY, FIRST_SCREENS, PUBLIC_SCREENS } from './first-load.ts'

/** The entry's chunk. */
const PAGE = 'page'

interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

interface ChunkGroup {
  /** In the bundler's report of where time went, which a slow build prints. */
  readonly debugName: string
  readonly priority: number
  /** The name of the module's chunk; null where it is not of this group. */
  readonly name: (id: string, graph: Graph) => string | null
}

/** For one build: the module graph is read once. A group takes the dependencies of its modules, the entry's first. */
export function firstLoadGroups(): ChunkGroup[] {
  let chunks: ReadonlyMap<string, string> | null = null
  return [PAGE, ...Object.keys(FIRST_SCREENS)].map((name, index, { length }) => ({
    debugName: name,
    priority: length - index,
    name(id, graph) {
      chunks ??= assign(graph)
      // The bundler's own helpers belong to the entry.
      const chunk = id.startsWith('\0') ? PAGE : chunks.get(id)
      return chunk === name ? name : null
    },
  }))
}

function assign(graph: Graph): ReadonlyMap<string, string> {
  const closure = (file: string) => staticClosure(resolve(file), graph)
  const chunks = new Map([...closure(ENTRY)].map(id => [id, PAGE]))
  const screens = Object.entries(FIRST_SCREENS).map(([name, file]) => ({ name, modules: closure(file) }))
  const others = PUBLIC_SCREENS.map(closure)
  for (const { name, modules } of screens) {
    for (const id of modules) {
      if (chunks.has(id)) continue
      const isShared = [...screens.map(screen => screen.modules), ...others].some(
        other => other !== modules && other.has(id),
      )
      // The styles of the entry's chunk are written into the page: the first paint waits for none.
      chunks.set(id, isShared || /\.css$/.test(id) ? PAGE : name)
    }
  }
  return chunks
}

/** The module and all that it imports statically. */
function staticClosure(entry: string, graph: Graph): ReadonlySet<string> {
  const found = new Set([entry])
  // What is added during the iteration is visited, too.
  for (const id of found)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}
