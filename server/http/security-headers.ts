/** Headers of every answer of ours. The auth emulator's own pages do not pass here. */
import { createMiddleware } from 'hono/factory'
import type { ClientFiles } from '../app-dependencies.ts'
import type { AppEnv } from './app-env.ts'

/** Loaded by Firebase's popup to talk with its own window. */
const POPUP_SCRIPT = 'https://apis.google.com'

/** `authDomain` serves the sign-in popup's frame; null in local mode, where our own origin does. */
export function contentSecurityPolicy(
  authDomain: string | null,
  inline: ClientFiles['inline'] = { scripts: [], styles: [] },
): string {
  const google = authDomain !== null
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...inline.scripts, POPUP_SCRIPT].join(' '),
    ['style-src', "'self'", ...inline.styles].join(' '),
    `img-src 'self' data: blob:${google ? ' https://*.googleusercontent.com' : ''}`,
    `connect-src 'self'${google ? ' https://*.googleapis.com' : ''}`,
    `frame-src 'self'${google ? ` https://${authDomain}` : ''}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** A year of nothing but https (RFC 6797): sent where a proxy that is believed says that the caller came that way. */
const HSTS = 'max-age=31536000'

export function securityHeaders(
  client: Pick<ClientFiles, 'authDomain' | 'inline'> | null,
  trustedProxies: number,
) {
  const headers = Object.entries({
    'Content-Security-Policy': contentSecurityPolicy(client?.authDomain ?? null, client?.inline),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // Nothing here is for other sites to embed; CORS is not concerned.
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // The popup must be able to report back to its opener.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': 'microphone=(self), camera=(), geolocation=()',
  })
  return createMiddleware<AppEnv>(async (c, next) => {
    await next()
    for (const [name, value] of headers) c.res.headers.set(name, value)
    const scheme = trustedProxies > 0 ? c.req.header('X-Forwarded-Proto')?.trim().toLowerCase() : null
    if (scheme === 'https') c.res.headers.set('Strict-Transport-Security', HSTS)
  })
}
