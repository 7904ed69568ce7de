import type { Plugin } from 'vite'

const ICON = /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/

/**
 * Leaves out of Lucide's icons what `src/widgets/create-icon.ts` has no use for: names, old names, and keys, which do
 * not compress.
 */
export function iconData(): Plugin {
  return {
    name: 'icon-data',
    apply: 'build',
    transform: { filter: { id: ICON }, handler: code => ({ code: bareIcon(code), map: null }) },
  }
}

/** The drawing alone, of a file of Lucide 1. */
export function bareIcon(code: string): string {
  return code
    .replace(/,\s*key: "\w+"/g, '')
    .replace(/^ *name: ".*",\n/m, '')
    .replace(/,\s*aliases: \[[^\]]*\]/, '')
    .replace(/^__iconData\.node;$/m, '')
}
