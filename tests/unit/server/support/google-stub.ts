/** Google's token endpoint and Identity Toolkit on this machine, for a project whose users a test sets. */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportPKCS8, generateKeyPair } from 'jose'
import type { ServiceAccount } from '../../../../server/auth/service-account.ts'

export interface StubUser {
  disabled?: boolean
  /** Seconds since 1970, as text. */
  validSince?: string
}

export interface GoogleStub {
  readonly url: string
  readonly account: ServiceAccount
  /** By which what the account asserts is checked. */
  readonly publicKey: CryptoKey
  readonly users: Map<string, StubUser>
  readonly asked: { path: string; authorization: string | undefined; body: string }[]
  /** What Identity Toolkit answers instead, for as long as it is set: `hang` for nothing, `endless` for no end. */
  failure: { status: number; body: unknown } | 'hang' | 'endless' | null
  /** What the token endpoint answers. */
  token: { status: number; body: unknown } | 'endless'
  /** Bytes of answers without end. */
  poured: number
  close(): void
}

export async function googleStub(accessToken = 'access'): Promise<GoogleStub> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    const path = request.url ?? ''
    stub.asked.push({ path, authorization: request.headers.authorization, body })
    const said = path === '/token' ? stub.token : (stub.failure ?? answer(path, JSON.parse(body)))
    if (said === 'endless') pour(response, bytes => (stub.poured += bytes))
    else if (said !== 'hang')
      response.writeHead(said.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(said.body))
  })
  const answer = (path: string, { localId }: { localId: string | string[] }) => {
    if (path.endsWith(':delete')) {
      if (stub.users.delete(String(localId))) return { status: 200, body: {} }
      return { status: 400, body: { error: { message: 'USER_NOT_FOUND' } } }
    }
    const found = [...localId].flatMap(uid => {
      const user = stub.users.get(uid)
      return user ? [{ localId: uid, ...user }] : []
    })
    return { status: 200, body: found.length > 0 ? { users: found } : {} }
  }
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const stub: GoogleStub = {
    url,
    account: {
      client_email: 'ucap@p.iam.example',
      private_key: await exportPKCS8(privateKey),
      token_uri: `${url}/token`,
    },
    publicKey,
    poured: 0,
    users: new Map(),
    asked: [],
    failure: null,
    token: { status: 200, body: { access_token: accessToken, expires_in: 3600 } },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
  return stub
}

/** Blanks, which JSON may begin with, for as long as they are read. */
function pour(response: ServerResponse, onPoured: (bytes: number) => void): void {
  const blanks = Buffer.alloc(64 * 1024, 0x20)
  const write = () => {
    let goesOn = !response.destroyed
    while (goesOn) {
      goesOn = response.write(blanks)
      onPoured(blanks.length)
    }
  }
  response.writeHead(200, { 'Content-Type': 'application/json' }).on('drain', write)
  write()
}
