/**
 * Has the page ask for its own chunk before those that this one imports. Over HTTP/1.1 the first request goes out on the
 * connection that the page came by; each other one waits for a connection of its own, which begins slowly.
 */
import type { Plugin } from 'vite'

const SCRIPTS = /<script type="module"[^>]*><\/script>/g

export function pageFirst(): Plugin {
  return {
    name: 'page-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        // Vite writes imports first. In either order a module runs after those that it imports.
        const scripts = html.match(SCRIPTS) ?? []
        return html.replace(SCRIPTS, () => scripts.pop() ?? '')
      },
    },
  }
}
