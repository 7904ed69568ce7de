/**
 * Local mode signs in every caller, so only pages of this machine may send requests. The loopback interface
 * excludes other machines, but not other sites in this machine's browser: a site can make its name resolve to
 * 127.0.0.1 (DNS rebinding), or send requests from its page. The former is visible in Host, the latter in
 * Origin.
 */
import type { RequestListener } from 'node:http'
import { isLoopback } from '../addresses.ts'
import { preferredLanguage } from '../messages/message.ts'
import { answerEarly } from './early-answer.ts'
import { Problem } from './problem.ts'

/** 421 for a Host, 403 for an Origin that is no loopback name, on any port. */
export function localCallersOnly(listener: RequestListener): RequestListener {
  return (request, response) => {
    const { host, origin } = request.headers
    if (!isLocalHost(host)) refuse(new Problem(421, 'hostNotLocal'))
    else if (origin !== undefined && !isLocalOrigin(origin)) refuse(new Problem(403, 'originNotLocal'))
    else listener(request, response)

    function refuse(problem: Problem): void {
      answerEarly(response, problem, preferredLanguage(request.headers['accept-language']))
    }
  }
}

/** True without a Host: the application refuses such a request itself. */
function isLocalHost(host: string | undefined): boolean {
  return host === undefined || isLocalUrl(`http://${host}`)
}

/** `null`, of a sandboxed frame or a file, is no local page. */
function isLocalOrigin(origin: string): boolean {
  return /^https?:\/\//.test(origin) && isLocalUrl(origin)
}

function isLocalUrl(url: string): boolean {
  return URL.canParse(url) && isLoopback(new URL(url).hostname.replace(/^\[|\]$/g, ''))
}
