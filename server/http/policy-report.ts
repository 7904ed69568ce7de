/**
 * Content policy reports in both formats (https://www.w3.org/TR/CSP3/#reporting), reduced to what locates the
 * error: never a query, a sample, or the address of the page.
 */
import * as v from 'valibot'

/** Most reports read of a request. */
const MOST = 10

/** Directives of our policy. */
const DIRECTIVES = [
  ...['default-src', 'script-src', 'script-src-elem', 'script-src-attr'],
  ...['style-src', 'style-src-elem', 'style-src-attr', 'img-src', 'connect-src', 'frame-src', 'worker-src'],
  ...['object-src', 'base-uri', 'form-action', 'frame-ancestors', 'font-src', 'media-src', 'manifest-src'],
] as const

export interface PolicyReport {
  readonly directive: (typeof DIRECTIVES)[number] | 'other'
  /** An origin, a scheme such as `data`, a word such as `inline`, or `other`. */
  readonly blocked: string
  /** The path of our own script, else as `blocked`. */
  readonly source: string
  readonly line: number | null
}

const directive = v.fallback(v.picklist([...DIRECTIVES, 'other']), 'other')
const address = v.fallback(v.string(), '')
const line = v.fallback(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))), null)

/** `report-uri`. */
const legacyReport = v.pipe(
  v.object({
    'csp-report': v.object({
      'effective-directive': directive,
      'blocked-uri': address,
      'source-file': address,
      'line-number': line,
    }),
  }),
  v.transform(({ 'csp-report': report }) => [
    {
      directive: report['effective-directive'],
      blocked: report['blocked-uri'],
      source: report['source-file'],
      line: report['line-number'],
    },
  ]),
)

/** `report-to`: reports of all kinds, of which only ours are read. */
const reportingApi = v.pipe(
  v.array(v.unknown()),
  v.transform(reports => reports.slice(0, MOST)),
  v.array(
    v.union([
      v.pipe(
        v.object({
          type: v.literal('csp-violation'),
          body: v.object({
            effectiveDirective: directive,
            blockedURL: address,
            sourceFile: address,
            lineNumber: line,
          }),
        }),
        v.transform(({ body }) => ({
          directive: body.effectiveDirective,
          blocked: body.blockedURL,
          source: body.sourceFile,
          line: body.lineNumber,
        })),
      ),
      v.pipe(
        v.unknown(),
        v.transform(() => null),
      ),
    ]),
  ),
  v.transform(reports => reports.filter(report => report !== null)),
)

const reports = v.union([legacyReport, reportingApi])

/** `host` is the server's own. Null for what is no report. */
export function readPolicyReports(body: string, host: string): readonly PolicyReport[] | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), reports), body)
  if (!parsed.success) return null
  return parsed.output.map(({ blocked, source, ...rest }) => ({
    ...rest,
    blocked: shortened(blocked, host),
    source: shortened(source, host),
  }))
}

/** The built client's files, whose names are no person's. */
const OUR_FILE = /^\/(assets\/)?[\w.-]{1,80}\.(js|css|mjs)$/

function shortened(address: string, host: string): string {
  if (/^[a-z-]{1,20}$/.test(address)) return address
  if (!URL.canParse(address)) return 'other'
  const { protocol, host: named, pathname } = new URL(address)
  if (protocol !== 'https:' && protocol !== 'http:' && protocol !== 'wss:' && protocol !== 'ws:')
    return protocol.slice(0, -1).slice(0, 40)
  if (named !== host) return `${protocol}//${named}`.slice(0, 100)
  return OUR_FILE.test(pathname) ? pathname : 'self'
}
