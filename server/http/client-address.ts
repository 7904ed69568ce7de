/** The client's network address. */
import { isIP } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'

/**
 * The peer address of the socket. With `trustedProxies`, each of which appends its peer to X-Forwarded-For,
 * the address that the outermost proxy saw; entries further left may be forged. In shortest form, without a
 * zone id; IPv4-mapped IPv6 (RFC 4291 §2.5.5.2) as IPv4. Null without a socket, or where an expected proxy
 * sent no address.
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
