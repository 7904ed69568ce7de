import { expect, test } from 'vitest'
import type { Database } from '../../../server/db/database.ts'
import { NOW, testApp } from './support/test-app.ts'

const ask = (securityContact: string | null) =>
  testApp({} as Database, { securityContact }).app.request('/.well-known/security.txt')

test('security.txt says whom to tell, and is out of date within a year', async () => {
  const answer = await ask('mailto:security@example.com')
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain;/)
  const text = await answer.text()
  expect(text).toContain('Contact: mailto:security@example.com\n')
  const expires = new Date(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')
  expect((expires.getTime() - NOW.getTime()) / 86_400_000).toBe(180)
})

test('without a contact there is none', async () => {
  expect((await ask(null)).status).toBe(404)
})
