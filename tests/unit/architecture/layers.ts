/** Who may import whom: the one table of it. A folder that is not in here may hold no module at all. */
import type { ImportKind } from './module-imports.ts'

export interface Layer {
  /** Other layers it may import, and the most it may take of them: a `value` allows types, too. */
  readonly layers: Readonly<Record<string, ImportKind>>
  /** npm packages by name; `node:` stands for Node's own modules; '*' for any. */
  readonly packages: readonly string[]
}

const VIEW_PACKAGES = ['react', 'react-dom', '@preact/signals-react', 'wouter', 'lucide-react']

/** By folder; a module belongs to the longest that holds it, except that `src` holds only its own files. */
export const LAYERS: Readonly<Record<string, Layer>> = {
  'src/domain': { layers: {}, packages: [] },
  'src/contracts': { layers: { 'src/domain': 'type' }, packages: [] },
  /** Wire schemas: the part of the API that runs in every thread and in the backend. */
  'src/api/wire': { layers: { 'src/domain': 'value' }, packages: ['valibot'] },
  'src/api': { layers: { 'src/domain': 'value', 'src/api/wire': 'value' }, packages: ['valibot'] },
  'src/session': { layers: { 'src/domain': 'value' }, packages: ['firebase'] },
  'src/recorder': {
    layers: { 'src/contracts': 'value', workers: 'url', worklets: 'url' },
    packages: ['comlink'],
  },
  'src/stores': {
    layers: {
      'src/domain': 'value',
      'src/api': 'value',
      'src/api/wire': 'value',
      'src/session': 'value',
      'src/recorder': 'value',
      'src/contracts': 'value',
    },
    packages: ['@preact/signals-react'],
  },
  'src/i18n': { layers: { 'src/domain': 'type' }, packages: ['rosetta', '@preact/signals-react'] },
  'src/widgets': {
    layers: { 'src/domain': 'value', 'src/i18n': 'value' },
    packages: [...VIEW_PACKAGES, 'uplot', '@tanstack/react-virtual', 'react-number-format'],
  },
  'src/screens': {
    layers: {
      'src/domain': 'value',
      'src/stores': 'value',
      'src/widgets': 'value',
      'src/i18n': 'value',
      'src/contracts': 'type',
    },
    packages: VIEW_PACKAGES,
  },
  /** Style sheets for the whole page. */
  'src/styles': { layers: {}, packages: [] },
  /** What stands in the page itself: a script each, as it is. */
  'src/head': { layers: {}, packages: [] },
  /** Boot and routes: puts the rest together. */
  src: {
    layers: {
      'src/domain': 'value',
      'src/contracts': 'value',
      'src/api': 'value',
      'src/api/wire': 'value',
      'src/session': 'value',
      'src/recorder': 'value',
      'src/stores': 'value',
      'src/i18n': 'value',
      'src/widgets': 'value',
      'src/screens': 'value',
      'src/styles': 'value',
    },
    packages: ['*'],
  },
  workers: {
    layers: { 'src/contracts': 'value', 'src/domain': 'value', 'src/api/wire': 'value' },
    packages: ['comlink'],
  },
  'service-worker': {
    layers: { 'src/contracts': 'type' },
    packages: ['workbox-precaching', 'workbox-routing', 'workbox-strategies'],
  },
  worklets: { layers: { 'src/contracts': 'value' }, packages: [] },
  server: {
    layers: { 'src/domain': 'value', 'src/api/wire': 'value', 'scripts/firebase-settings.ts': 'value' },
    packages: [
      'node:',
      '@electric-sql/pglite',
      '@fastify/busboy',
      '@hono/node-server',
      '@valibot/to-json-schema',
      'chrono-node',
      'drizzle-kit',
      'drizzle-orm',
      'firebase-tools',
      'fs-native-extensions',
      'hono',
      'jose',
      'pg',
      'pino',
      'valibot',
    ],
  },
  /** Shared by the build and the backend; imports nothing. */
  'scripts/firebase-settings.ts': { layers: {}, packages: [] },
}

/** Packages that at most one file of a folder imports, and the folders where they may be at all. */
export const ONE_FILE_PACKAGES: Readonly<Record<string, readonly string[]>> = {
  firebase: ['src/session'],
  comlink: ['src/recorder', 'workers'],
  uplot: ['src/widgets'],
  '@tanstack/react-virtual': ['src/widgets'],
  'react-number-format': ['src/widgets'],
}
