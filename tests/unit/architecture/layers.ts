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
  'shared/domain': { layers: {}, packages: [] },
  'shared/contracts': { layers: { 'shared/domain': 'type' }, packages: [] },
  'shared/understanding': { layers: { 'shared/domain': 'value' }, packages: [] },
  /** Wire schemas: the part of the API that runs in every thread and in the backend. */
  'shared/wire': { layers: { 'shared/domain': 'value' }, packages: ['valibot'] },
  'src/api': { layers: { 'shared/domain': 'value', 'shared/wire': 'value' }, packages: ['valibot'] },
  'src/session': { layers: { 'shared/domain': 'value' }, packages: ['firebase'] },
  'src/recorder': {
    layers: { 'shared/contracts': 'value', workers: 'url', worklets: 'url' },
    packages: ['comlink'],
  },
  'src/stores': {
    layers: {
      'shared/domain': 'value',
      'src/api': 'value',
      'shared/wire': 'value',
      'src/session': 'value',
      'src/recorder': 'value',
      'shared/contracts': 'value',
    },
    packages: ['@preact/signals-react'],
  },
  'src/i18n': { layers: { 'shared/domain': 'type' }, packages: ['rosetta', '@preact/signals-react'] },
  'src/widgets': {
    layers: { 'shared/domain': 'value', 'src/i18n': 'value' },
    packages: [...VIEW_PACKAGES, 'uplot', '@tanstack/react-virtual', 'react-number-format'],
  },
  'src/screens': {
    layers: {
      'shared/domain': 'value',
      'src/stores': 'value',
      'src/widgets': 'value',
      'src/i18n': 'value',
      'shared/contracts': 'type',
    },
    packages: VIEW_PACKAGES,
  },
  /** Style sheets for the whole page. */
  'src/styles': { layers: {}, packages: [] },
  /** Boot and routes: puts the rest together. */
  'src/app': {
    layers: {
      'shared/domain': 'value',
      'shared/contracts': 'value',
      'src/api': 'value',
      'shared/wire': 'value',
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
  /** The entry: starts the app, nothing else. */
  src: { layers: { 'src/app': 'value' }, packages: [] },
  workers: {
    layers: { 'shared/contracts': 'value', 'shared/domain': 'value', 'shared/wire': 'value' },
    packages: ['comlink'],
  },
  'service-worker': {
    layers: { 'shared/contracts': 'type' },
    packages: ['workbox-precaching', 'workbox-routing', 'workbox-strategies'],
  },
  worklets: { layers: { 'shared/contracts': 'value' }, packages: [] },
  server: {
    layers: { 'shared/domain': 'value', 'shared/wire': 'value', 'shared/understanding': 'value' },
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
}

/** Packages that at most one file of a folder imports, and the folders where they may be at all. */
export const ONE_FILE_PACKAGES: Readonly<Record<string, readonly string[]>> = {
  firebase: ['src/session'],
  comlink: ['src/recorder', 'workers'],
  uplot: ['src/widgets'],
  '@tanstack/react-virtual': ['src/widgets'],
  'react-number-format': ['src/widgets'],
}
