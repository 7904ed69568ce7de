/** Holds modules against the table of layers. */
import { posix } from 'node:path'
import { LAYERS, ONE_FILE_PACKAGES } from './layers.ts'
import type { ImportKind, ModuleImport } from './module-imports.ts'

export interface SourceModule {
  /** From the root of the repository, with slashes. */
  readonly path: string
  readonly imports: readonly ModuleImport[]
}

/** One line for each breach; empty where all is well. */
export function violations(modules: readonly SourceModule[]): readonly string[] {
  return [...modules.flatMap(breaches), ...crowdedPackages(modules)]
}

function breaches({ path, imports }: SourceModule): readonly string[] {
  const layer = layerOf(path)
  if (layer === null) return [`${path} is in no layer`]
  return imports.flatMap(one => {
    const complaint = complaintAbout(path, layer, one)
    return complaint ? [`${path} ${complaint}`] : []
  })
}

function complaintAbout(path: string, layer: string, { kind, specifier }: ModuleImport): string | null {
  const { layers = {}, packages = [] } = LAYERS[layer] ?? {}
  if (specifier === null) return 'imports what cannot be told from its source'
  if (!specifier.startsWith('.')) {
    const name = packageName(specifier)
    return packages.includes(name) || packages.includes('*') ? null : `imports the package ${name}`
  }
  const target = posix.join(posix.dirname(path), specifier)
  const targetLayer = layerOf(target)
  if (targetLayer === null) return `imports ${target}, which is in no layer`
  if (targetLayer === layer) return null
  const most = layers[targetLayer]
  if (most === undefined) return `imports ${target}`
  return allows(most, kind) ? null : `imports ${target} as a ${kind}, only a ${most} is allowed`
}

function allows(most: ImportKind, kind: ImportKind): boolean {
  return kind === most || (most === 'value' && kind === 'type')
}

function crowdedPackages(modules: readonly SourceModule[]): readonly string[] {
  return Object.entries(ONE_FILE_PACKAGES).flatMap(([name, folders]) => {
    const users = modules.filter(({ imports }) =>
      imports.some(({ specifier }) => specifier !== null && packageName(specifier) === name),
    )
    const misplaced = users.filter(({ path }) => !folders.some(folder => path.startsWith(`${folder}/`)))
    const crowded = folders.map(folder => users.filter(({ path }) => path.startsWith(`${folder}/`)))
    return [
      ...misplaced.map(({ path }) => `${path} imports ${name}, which belongs to ${folders.join(' and ')}`),
      ...crowded
        .filter(found => found.length > 1)
        .map(found => `${name} is imported by more than one file: ${found.map(one => one.path).join(', ')}`),
    ]
  })
}

function layerOf(path: string): string | null {
  const holds = (folder: string) =>
    folder === 'src' ? posix.dirname(path) === 'src' : path === folder || path.startsWith(`${folder}/`)
  const [longest] = Object.keys(LAYERS)
    .filter(holds)
    .sort((a, b) => b.length - a.length)
  return longest ?? null
}

/** `@scope/name` or `name` of any path into a package; `node:` for Node's own. */
function packageName(specifier: string): string {
  if (specifier.startsWith('node:')) return 'node:'
  const parts = specifier.split('/')
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/')
}
