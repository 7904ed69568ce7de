/** Whose request it is, as far as the network tells. */
import { isIP } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'

/**
 * The socket's other end. With `trustedProxies` in front of the server, each of which appends the address that it saw
 * to X-Forwarded-For, the one that the outermost of them saw: whatever stands further left, the caller may have made
 * up. In its shortest form, without the name of our own interface; IPv4 that reaches a socket of both families as IPv6
 * (RFC 4291 §2.5.5.2) as IPv4. Null where there is no socket, or where a proxy that should be there sent no address.
 */
export function clientAddress(c: Context, trustedProxies: number): string | null {
  const { incoming }: Partial<HttpBindings> = c.env ?? {}
  const address =
    trustedProxies > 0
      ? c.req.header('X-Forwarded-For')?.split(',').at(-trustedProxies)?.trim()
      : incoming && getConnInfo(c).remote.address
  const [plain = ''] = address?.split('%', 1) ?? []
  // ipaddr.js by itself takes octal and shortened IPv4, too.
  return isIP(plain) ? ipaddr.process(plain).toString() : null
}
