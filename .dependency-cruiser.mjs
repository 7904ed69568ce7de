/**
 * Who may import whom: the one table of it. An import that no row allows is an error, and so is a file in no room.
 * Addresses of workers (`new URL`) are no imports.
 */

const VIEW = ['react', 'react-dom', '@preact/signals-react', 'wouter', 'lucide-react']

/** By folder: rooms whose code it may run, rooms of which it may take types alone, npm packages, Node's own modules. */
const ROOMS = {
  'shared/domain': {},
  'shared/wire': { rooms: ['shared/domain'], packages: ['valibot'] },
  'shared/contracts': { types: ['shared/domain'] },
  'shared/outbox': { rooms: ['shared/contracts'] },
  'shared/understanding': { rooms: ['shared/domain'] },
  worklets: { rooms: ['shared/contracts'] },
  workers: {
    rooms: ['shared/contracts', 'shared/domain', 'shared/outbox', 'shared/understanding', 'shared/wire'],
    packages: ['comlink'],
  },
  'service-worker': {
    types: ['shared/contracts'],
    packages: ['workbox-precaching', 'workbox-routing', 'workbox-strategies'],
  },
  'src/api': { rooms: ['shared/domain', 'shared/wire'], packages: ['valibot'] },
  'src/session': { rooms: ['shared/domain'], packages: ['firebase'] },
  'src/recorder': {
    rooms: ['shared/contracts'],
    files: ['worklets/[^/]+\\.worklet\\.ts'],
    packages: ['comlink'],
  },
  'src/sentences': {
    rooms: ['shared/domain', 'shared/wire', 'shared/contracts', 'shared/outbox', 'src/api'],
  },
  'src/stores': {
    rooms: [
      'shared/domain',
      'shared/wire',
      'shared/contracts',
      'src/api',
      'src/session',
      'src/recorder',
      'src/sentences',
    ],
    types: ['shared/outbox'],
    packages: ['@preact/signals-react'],
  },
  'src/i18n': { types: ['shared/domain'], packages: ['rosetta', '@preact/signals-react'] },
  'src/widgets': {
    rooms: ['shared/domain', 'src/i18n'],
    packages: [...VIEW, 'uplot', '@tanstack/react-virtual', 'react-number-format'],
  },
  'src/screens': {
    rooms: ['shared/domain', 'src/stores', 'src/widgets', 'src/i18n'],
    types: ['shared/contracts'],
    packages: [...VIEW, 'papaparse'],
  },
  'src/app': {
    rooms: [
      'shared/domain',
      'shared/wire',
      'shared/contracts',
      'src/api',
      'src/session',
      'src/recorder',
      'src/sentences',
      'src/stores',
      'src/i18n',
      'src/widgets',
      'src/screens',
      'src/styles',
    ],
    packages: [...VIEW, 'web-vitals'],
  },
  server: {
    rooms: ['shared/domain', 'shared/wire', 'shared/understanding'],
    packages: [
      '@electric-sql/pglite',
      '@fastify/busboy',
      '@hono/node-server',
      '@opentelemetry/api',
      '@opentelemetry/exporter-trace-otlp-proto',
      '@opentelemetry/resources',
      '@opentelemetry/sdk-trace-node',
      '@valibot/to-json-schema',
      'drizzle-kit',
      'drizzle-orm',
      'firebase-tools',
      'fs-native-extensions',
      'hono',
      'ipaddr.js',
      'jose',
      'pg',
      'pino',
      'prom-client',
      'valibot',
      'yazl',
    ],
    node: true,
  },
}

/** A folder of these rooms imports itself and those before it, and no file that stands beside the folders. */
const LAYERED = {
  // From words to items.
  'shared/understanding': [
    'lexicon',
    'utterance',
    'regression',
    'words',
    'numbers',
    'normalise',
    'days',
    'spans',
    'spending',
    'categories',
    'descriptions',
    'intent',
    'clauses',
    'roles',
    'items',
    'superfluous',
    'doubts',
    'memory',
    'questions',
    'corrections',
  ],
  // By subject. What puts them together stands beside them.
  'src/stores': [
    'loading',
    'messages',
    'server-state',
    'account',
    'figures',
    'expenses',
    'receipt',
    'requests',
    'recording',
    'unsent',
    'own-data',
    'plans',
    'device',
  ],
}

/** What a folder imports besides. */
const BESIDES = {
  // What a correction names is described as what is told.
  'shared/understanding/corrections': ['^shared/understanding/describe\\.ts$'],
}

/** At most one file of the room imports the package. */
const ONE_FILE = [
  ['firebase', 'src/session'],
  ['comlink', 'src/recorder'],
  ['comlink', 'workers'],
  ['uplot', 'src/widgets'],
  ['@tanstack/react-virtual', 'src/widgets'],
  ['react-number-format', 'src/widgets'],
  ['papaparse', 'src/screens'],
  ['yazl', 'server'],
  ['@opentelemetry/api', 'server'],
]

const inside = folders => `^(${folders.join('|')})/`
const inPackage = names => `(^|/)node_modules/(@types/)?(${names.join('|')})/`

function rowsOf([room, { rooms = [], types = [], files = [], packages = [], node = false }]) {
  const from = { path: inside([room]) }
  return [
    { from, to: { path: [inside([room, ...rooms]), ...files.map(file => `^${file}$`)] } },
    ...(types.length > 0 ? [{ from, to: { path: inside(types), dependencyTypes: ['type-only'] } }] : []),
    ...(packages.length > 0 ? [{ from, to: { path: inPackage(packages) } }] : []),
    ...(node ? [{ from, to: { dependencyTypes: ['core'] } }] : []),
  ]
}

function layersOf([room, folders]) {
  const folder = name => `^${room}/${name}/`
  return folders.map((name, place) => ({
    name: `${room}: ${name} imports what stands before it`,
    severity: 'error',
    from: { path: folder(name) },
    to: {
      path: `^${room}/`,
      pathNot: [...folders.slice(0, place + 1).map(folder), ...(BESIDES[`${room}/${name}`] ?? [])],
    },
  }))
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  allowed: [
    ...Object.entries(ROOMS).flatMap(rowsOf),
    { from: { path: '^src/main\\.tsx$' }, to: { path: inside(['src/app', 'src/styles']) } },
  ],
  allowedSeverity: 'error',
  forbidden: [
    ...ONE_FILE.map(([name, room]) => ({
      name: `one file of ${room} imports ${name}`,
      severity: 'error',
      from: { path: inside([room]) },
      module: { path: inPackage([name]), numberOfDependentsMoreThan: 1 },
    })),
    {
      name: 'what the server runs on in production is a dependency, not a devDependency',
      severity: 'error',
      from: {
        path: '^server/',
        // The packages of the traces are bundled (vite.server.config.ts).
        pathNot: ['^server/emulator/', '\\.config\\.ts$', '^server/observability/open-telemetry\\.ts$'],
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no import circle, of types either',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...Object.entries(LAYERED).flatMap(layersOf),
  ],
  options: {
    parser: 'tsc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
}
