/** The contact for vulnerability reports: /.well-known/security.txt (RFC 9116). */
import { Hono } from 'hono'
import type { AppDependencies } from '../app-dependencies.ts'
import type { AppEnv } from './app-env.ts'

/** Validity of the file, which is generated per request; RFC 9116 §2.5.5 recommends less than a year. */
const VALID_MS = 180 * 86_400_000

/** 404 where no contact is set. */
export function securityContact({ securityContact, now }: Pick<AppDependencies, 'securityContact' | 'now'>) {
  return new Hono<AppEnv>().get('/.well-known/security.txt', c => {
    if (securityContact === null) return c.notFound()
    const expires = new Date(now().getTime() + VALID_MS).toISOString()
    return c.text(`Contact: ${securityContact}\nExpires: ${expires}\nPreferred-Languages: en, id\n`)
  })
}
