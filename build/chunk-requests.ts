/** Has the page's own code fetch a chunk's files before they are imported, in place of Vite's. */
import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'

export function chunkRequests(): Plugin {
  let found = false
  return {
    name: 'chunk-requests',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id !== HELPER) return null
      found = true
      return `export { importChunk as __vitePreload } from '/src/app/chunk-files.ts'`
    },
    buildEnd(error) {
      if (!error && !found) throw new Error('Vite no longer loads chunks through its preload helper')
    },
  }
}
