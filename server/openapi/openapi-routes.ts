/** The contract as JSON and as a page. Without authentication, as it contains no user data. */
import { Hono } from 'hono'
import type { AppEnv } from '../http/app-env.ts'
import { openApiDocument } from './document.ts'
import { openApiPage, PAGE_CSS } from './page.ts'

/** Made at the first request. */
let made: ReturnType<typeof openApiDocument> | null = null
function document() {
  made ??= openApiDocument()
  return made
}

export function openApiRoutes() {
  return new Hono<AppEnv>()
    .get('/openapi.json', c => c.json(document()))
    .get('/docs', c => c.html(openApiPage(document())))
    .get('/docs/page.css', c => c.body(PAGE_CSS, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
}
