import { isIP } from 'node:net'
import fc from 'fast-check'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { clientAddress } from '../../../server/http/client-address.ts'
import { networkOf } from '../../../server/limits/network.ts'

async function seen(trustedProxies: number, forwarded: string | null, socket?: string): Promise<string> {
  const app = new Hono().get('/', c => c.text(String(clientAddress(c, trustedProxies))))
  const headers = forwarded === null ? {} : { 'X-Forwarded-For': forwarded }
  const env = socket === undefined ? {} : { incoming: { socket: { remoteAddress: socket } } }
  return (await app.request('/', { headers }, env)).text()
}

describe('the address of a caller', () => {
  test.each([
    ['of the socket', 0, null, '203.0.113.7', '203.0.113.7'],
    ['of the socket, in version 6', 0, null, '2001:db8::7', '2001:db8::7'],
    ['of the socket, version 4 in version 6', 0, null, '::ffff:203.0.113.7', '203.0.113.7'],
    ['of the socket, the same in hexadecimal', 0, null, '::ffff:cb00:7107', '203.0.113.7'],
    ['of the socket, without its interface', 0, null, 'fe80::1%br-lan.100', 'fe80::1'],
    ['not what the caller says it is', 0, '198.51.100.1', '203.0.113.7', '203.0.113.7'],
    ['what the one proxy saw', 1, '198.51.100.1', '127.0.0.1', '198.51.100.1'],
    [
      'what the one proxy saw, whatever the caller sent',
      1,
      '10.0.0.1, 198.51.100.1',
      '127.0.0.1',
      '198.51.100.1',
    ],
    ['what the outer of two saw', 2, '10.0.0.1, 198.51.100.1,192.0.2.3', '127.0.0.1', '198.51.100.1'],
    ['unknown behind a proxy that says nothing', 1, null, '127.0.0.1', 'null'],
    ['unknown behind fewer proxies than there should be', 2, '198.51.100.1', '127.0.0.1', 'null'],
    ['unknown where it is none', 1, '<script>', '127.0.0.1', 'null'],
    ['unknown where it is octal', 1, '203.0.113.010', '127.0.0.1', 'null'],
    ['unknown where it is octal within version 6', 1, '::ffff:203.0.113.010', '127.0.0.1', 'null'],
    ['unknown where it is shortened', 1, '127.1', '127.0.0.1', 'null'],
    ['unknown without a socket', 0, null, undefined, 'null'],
  ])('is %s', async (_, proxies, forwarded, socket, address) => {
    expect(await seen(proxies, forwarded, socket)).toBe(address)
  })

  test('is known for every address, and of one network in every form', async () => {
    const address = fc.oneof(fc.ipV4(), fc.ipV6())
    await fc.assert(
      fc.asyncProperty(address, async written => {
        const plain = await seen(1, written)
        expect(isIP(plain)).toBeGreaterThan(0)
        expect(await seen(1, written.toUpperCase())).toBe(plain)
        expect(networkOf(plain).split(isIP(plain) === 4 ? '.' : ':')).toHaveLength(4)
      }),
    )
  })
})
