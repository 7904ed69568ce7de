/** The packages that reach servers or browsers: what production installs, and what the builds bundle. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

export interface Installed {
  readonly name: string
  readonly version: string
}

const names = v.optional(v.record(v.string(), v.string()), {})
const lockFile = v.object({
  packages: v.record(
    v.string(),
    v.object({
      version: v.optional(v.string(), ''),
      dependencies: names,
      devDependencies: names,
      optionalDependencies: names,
    }),
  ),
})
export type LockFile = v.InferOutput<typeof lockFile>

/** Folders whose code the client's build bundles, packages included. */
const BUNDLED = ['src', 'workers', 'worklets', 'service-worker', 'shared']
/** What the server's build bundles of packages: vite.server.config.ts. */
const BUNDLED_BY_SERVER = /^@opentelemetry\//
/** Of a package, not of a file: its name, and what of it is imported. */
const IMPORT = /(?:from|import\() ?'((?:@[^/']+\/)?[^./'][^/']*)\/?([^']*)'/g
/** `firebase/auth` is `@firebase/auth`; the others of its thirty packages are not bundled. */
const UMBRELLA = 'firebase'

export function readLockFile(root: string): LockFile {
  return v.parse(lockFile, JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
}

/** Names in package.json from which the rest is reached. */
export function shippedRoots(root: string, lock: LockFile): string[] {
  const { dependencies = {}, devDependencies = {} } = lock.packages[''] ?? {}
  const imported = new Set(BUNDLED.flatMap(folder => importedBy(join(root, folder))))
  const bundled = Object.keys(devDependencies).filter(
    name => imported.has(name) || BUNDLED_BY_SERVER.test(name),
  )
  const inUmbrella = [...imported].filter(name => name.startsWith(`@${UMBRELLA}/`))
  return [...Object.keys(dependencies), ...bundled, ...inUmbrella]
}

function importedBy(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(path => /\.tsx?$/.test(path))
    .flatMap(path => [...readFileSync(join(folder, path), 'utf8').matchAll(IMPORT)])
    .map(([, name = '', inside]) => (name === UMBRELLA ? `@${name}/${inside}` : name))
}

/** All that is reached from the roots, where npm would find it from its importer. */
export function shippedPackages({ packages }: LockFile, roots: readonly string[]): Installed[] {
  const found = new Map<string, Installed>()
  const reach = (importer: string, name: string) => {
    const path = installedAt(packages, importer, name)
    if (path === null || found.has(path)) return
    const { version, dependencies, optionalDependencies } = packages[path] ?? { version: '' }
    found.set(path, { name, version })
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies })) reach(path, next)
  }
  for (const name of roots) reach(name.startsWith(`@${UMBRELLA}/`) ? `node_modules/${UMBRELLA}` : '', name)
  return [...found.values()]
}

/** As Node resolves it: beside the importer, or beside one of its parents. Null for what is not installed. */
function installedAt(packages: LockFile['packages'], importer: string, name: string): string | null {
  for (let at = importer; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const path = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`
    if (path in packages) return path
    if (at === '') return null
  }
}
