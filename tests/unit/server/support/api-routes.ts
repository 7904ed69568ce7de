/** The application's own list of its routes, so that a table that forgets one is found out. */
import type { createApp } from '../../../../server/app.ts'

/** `METHOD /api/path/{name}`, sorted; middleware left out. */
export function apiRoutes({ routes }: ReturnType<typeof createApp>): string[] {
  const names = routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api'))
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
  return [...new Set(names)].sort()
}
