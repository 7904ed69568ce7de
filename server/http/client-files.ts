/** Serves the built client: files (.br and .gz siblings where accepted), and the page for its routes. */
import { join, relative, sep } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import { createMiddleware } from 'hono/factory'

/** The bundler puts a hash into the name of everything here. */
const HASHED = `assets${sep}`
/** Files that refer to the newest hashes, so they are revalidated each time. */
const ENTRIES = new Set(['index.html', 'sw.js'])

interface FileEnv {
  Variables: {
    /** Path of the answered file below the folder. */
    file?: string
  }
}

export function clientFiles(folder: string) {
  const onFound = (path: string, c: Context<FileEnv>) =>
    c.set('file', relative(folder, path).replace(/\.(br|gz)$/, ''))
  const options = { precompressed: true, onFound }
  return new Hono<FileEnv>()
    .use(cacheControl)
    .use('/assets/*', serveStatic<FileEnv>({ root: folder, ...options }))
    .use(etag())
    .use(serveStatic<FileEnv>({ root: folder, ...options }))
    .use(forPages(serveStatic<FileEnv>({ path: join(folder, 'index.html'), ...options })))
}

/** Not in `onFound`, which is called after the answer has been created. */
const cacheControl = createMiddleware<FileEnv>(async (c, next) => {
  await next()
  if (c.var.file !== undefined) c.res.headers.set('Cache-Control', cachePolicy(c.var.file))
})

/** Client routes have no file extension; a missing file is a 404. */
function forPages(serve: ReturnType<typeof serveStatic<FileEnv>>) {
  return createMiddleware<FileEnv>((c, next) => {
    const lastSegment = c.req.path.slice(c.req.path.lastIndexOf('/') + 1)
    return lastSegment.includes('.') || c.req.path.startsWith('/assets/') ? next() : serve(c, next)
  })
}

function cachePolicy(file: string): string {
  if (file.startsWith(HASHED)) return 'public, max-age=31536000, immutable'
  return ENTRIES.has(file) ? 'no-cache' : 'public, max-age=3600'
}
