import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { firebaseUserRemover } from '../../../server/auth/firebase-users.ts'

const NOW = new Date('2026-11-20T01:00:00Z')

/** As Google's token endpoint and Identity Toolkit answer. */
let google: Server
let url: string
let privateKey: string
let publicKey: CryptoKey
const asked: { path: string; authorization: string | undefined; body: string }[] = []
let answer: { status: number; body: unknown }
beforeAll(async () => {
  const pair = await generateKeyPair('RS256', { extractable: true })
  privateKey = await exportPKCS8(pair.privateKey)
  publicKey = pair.publicKey
  google = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    asked.push({ path: request.url ?? '', authorization: request.headers.authorization, body })
    const isToken = request.url === '/token'
    const said = isToken ? { status: 200, body: { access_token: 'access', expires_in: 3600 } } : answer
    response.writeHead(said.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(said.body))
  })
  await new Promise<void>(resolve => google.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(google.address() as AddressInfo).port}`
})
afterAll(() => void google.close())
beforeEach(() => {
  asked.length = 0
  answer = { status: 200, body: {} }
})

function remover() {
  const account = { client_email: 'ucap@p.iam.example', private_key: privateKey, token_uri: `${url}/token` }
  return firebaseUserRemover(account, 'project', () => NOW, url)
}

test('a user is deleted with an access token, which is asked for once', async () => {
  const remove = remover()
  await remove('uid-1')
  await remove('uid-2')
  const path = '/v1/projects/project/accounts:delete'
  expect(asked.map(request => request.path)).toEqual(['/token', path, path])
  expect(asked[1]).toMatchObject({ authorization: 'Bearer access', body: '{"localId":"uid-1"}' })
  const assertion = new URLSearchParams(asked[0]?.body).get('assertion') ?? ''
  const { payload } = await jwtVerify(assertion, publicKey, { currentDate: NOW, audience: `${url}/token` })
  expect(payload).toMatchObject({
    iss: 'ucap@p.iam.example',
    scope: 'https://www.googleapis.com/auth/identitytoolkit',
  })
})

test('one that is gone already is fine', async () => {
  answer = { status: 400, body: { error: { message: 'USER_NOT_FOUND' } } }
  await expect(remover()('uid-1')).resolves.toBeUndefined()
})

test('a refusal fails, and says neither key nor token nor uid', async () => {
  answer = { status: 403, body: { error: { message: 'PERMISSION_DENIED uid-1' } } }
  const error = await remover()('uid-1').catch((reason: unknown) => reason)
  expect(String(error)).toBe('Error: the Firebase user was not deleted: 403')
})
