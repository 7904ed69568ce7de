import { expect, test } from 'vitest'
import type { Database } from '../../../server/db/database.ts'
import { openApiDocument } from '../../../server/openapi/document.ts'
import { OPERATIONS } from '../../../server/openapi/operations.ts'
import { apiRoutes } from './support/api-routes.ts'
import { testApp } from './support/test-app.ts'

/** Nothing of this asks the database. */
const { app } = testApp({} as Database)
const document = openApiDocument()

test('every route of the application is described, and none that is not there', () => {
  const described = OPERATIONS.map(({ method, path }) => `${method.toUpperCase()} /api${path}`)
  expect(described.sort()).toEqual(apiRoutes(app))
})

test('every reference leads to a schema', () => {
  const names = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, name]) => name)
  const known = Object.keys(document.components.schemas).map(name => `#/components/schemas/${name}`)
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter(name => !known.includes(name ?? ''))).toEqual([])
})

test('operations have names of their own', () => {
  const names = Object.values(document.paths).flatMap(methods =>
    Object.values(methods).map(({ operationId }) => operationId),
  )
  expect(new Set(names).size).toBe(OPERATIONS.length)
})

test('it is served to anybody as JSON', async () => {
  const response = await app.request('/api/openapi.json')
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual(JSON.parse(JSON.stringify(document)))
})

test('it is a page without scripts and styles in it, under the same content policy as all', async () => {
  const response = await app.request('/api/docs')
  const page = await response.text()
  expect(response.headers.get('Content-Type')).toMatch(/^text\/html/)
  expect(response.headers.get('Content-Security-Policy')).toContain("style-src 'self'")
  expect(page).toContain('POST /api/expenses/voice')
  expect(page).not.toMatch(/<script|<style|style=|\[object|undefined/)
  expect((await app.request('/api/docs/page.css')).headers.get('Content-Type')).toMatch(/^text\/css/)
})

test('the length of a description is part of it', () => {
  expect(document.components.schemas.NewExpense).toMatchObject({
    properties: { description: { type: 'string', minLength: 1, maxLength: 500 } },
  })
})
