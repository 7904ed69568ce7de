/** Security headers of all our answers. The auth emulator's own pages do not pass here. */
import { createMiddleware } from 'hono/factory'
import { secureHeaders } from 'hono/secure-headers'
import type { ClientFiles } from '../app-dependencies.ts'
import type { AppEnv } from './app-env.ts'
import { POLICY_REPORTS_PATH } from './policy-report-routes.ts'

/** Loaded by Firebase's popup to communicate with its opener. */
const POPUP_SCRIPT = 'https://apis.google.com'
/** The name of the endpoint in the policy. */
const REPORTS = 'csp'
/** https only, for a year (RFC 6797). */
const HSTS = 'max-age=31536000'

type Client = Pick<ClientFiles, 'authDomain' | 'inline'>

/** `authDomain` serves the sign-in popup's frame; null in local mode, which uses our own origin. */
function contentSecurityPolicy({ authDomain, inline }: Client) {
  const google = (...origins: string[]) => (authDomain === null ? [] : origins)
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...inline.scripts, POPUP_SCRIPT],
    styleSrc: ["'self'", ...inline.styles],
    imgSrc: ["'self'", 'data:', 'blob:', ...google('https://*.googleusercontent.com')],
    connectSrc: ["'self'", ...google('https://*.googleapis.com')],
    frameSrc: ["'self'", ...google(`https://${authDomain}`)],
    workerSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    // Both, for older browsers that support only `report-uri`; others use `report-to`.
    reportUri: POLICY_REPORTS_PATH,
    reportTo: REPORTS,
  }
}

/** HSTS is sent where a trusted proxy reports that the client uses https. */
export function securityHeaders(client: Client | null, trustedProxies: number) {
  const headers = (strictTransportSecurity: string | false) =>
    secureHeaders({
      contentSecurityPolicy: contentSecurityPolicy(client ?? NO_CLIENT),
      strictTransportSecurity,
      reportingEndpoints: [{ name: REPORTS, url: POLICY_REPORTS_PATH }],
      xFrameOptions: 'DENY',
      // No resource may be embedded by other sites; this does not affect CORS.
      crossOriginResourcePolicy: 'same-origin',
      referrerPolicy: 'strict-origin-when-cross-origin',
      // The popup must be able to report back to its opener.
      crossOriginOpenerPolicy: 'same-origin-allow-popups',
      permissionsPolicy: { microphone: ['self'], camera: [], geolocation: [] },
      // Useless for the browsers that the client supports.
      originAgentCluster: false,
      xDnsPrefetchControl: false,
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
    })
  const anyScheme = headers(false)
  const httpsAlone = headers(HSTS)
  return createMiddleware<AppEnv>((c, next) => {
    const scheme = trustedProxies > 0 ? c.req.header('X-Forwarded-Proto')?.trim().toLowerCase() : null
    return (scheme === 'https' ? httpsAlone : anyScheme)(c, next)
  })
}

const NO_CLIENT: Client = { authDomain: null, inline: { scripts: [], styles: [] } }
