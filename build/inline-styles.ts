/**
 * Writes the styles of the entry into index.html: they come with the page, and nothing waits for another round trip
 * before it is painted. The server's policy lets in what stands there (server/http/open-client.ts).
 */
import type { Plugin } from 'vite'
import { pulledBy } from './chunk-graph.ts'

export function inlineStyles(): Plugin {
  const styles: string[] = []
  return {
    name: 'inline-styles',
    apply: 'build',
    generateBundle: {
      // Before the page is written, and before each chunk is told which files it has to wait for.
      order: 'pre',
      handler(_, bundle) {
        for (const { viteMetadata } of pulledBy(bundle, chunk => chunk.isEntry)) {
          for (const file of viteMetadata?.importedCss ?? []) {
            const asset = bundle[file]
            if (asset?.type !== 'asset') throw new Error(`${file} is not there`)
            styles.push(String(asset.source).trim())
            delete bundle[file]
          }
          viteMetadata?.importedCss.clear()
        }
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'style', children: styles.join(''), injectTo: 'head' }],
    },
  }
}
