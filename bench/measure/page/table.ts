/** What Lighthouse found, as Markdown. */
import { median, table } from '../markdown.ts'
import type { Visit } from './audit.ts'
import { PAGES, type PageVisits } from './measure.ts'

const TITLES = { floor: 'Bare React page', login: 'Sign-in', dashboard: 'Dashboard, signed in' } as const
const JUDGED = ['accessibility', 'best-practices', 'seo'] as const
const HEAD = [
  'Lighthouse, a phone on slow 4G, processor 4 times slower',
  'Performance',
  'Accessibility, best practices, SEO',
  'FCP',
  'LCP',
  'against the bare page',
  'TBT',
  'CLS',
  'Fetched',
]

/** Medians; of accessibility, best practices and SEO the lowest. */
export function pageTable(visits: PageVisits): string {
  const floor = middle(visits.floor, ({ lcpMs }) => lcpMs)
  const rows = PAGES.map(name => row(TITLES[name], visits[name], floor))
  const faults = new Set([...visits.login, ...visits.dashboard].flatMap(visit => visit.faults))
  const found = faults.size === 0 ? 'nothing else found wanting' : `found wanting: ${[...faults].join(', ')}`
  return [table(HEAD, rows), `${visits.floor.length} visits each with nothing cached; ${found}.`].join('\n\n')
}

function row(title: string, of: readonly Visit[], floor: number): string[] {
  const lcp = middle(of, ({ lcpMs }) => lcpMs)
  return [
    title,
    middle(of, ({ scores }) => scores.performance).toFixed(0),
    JUDGED.map(name => Math.min(...of.map(({ scores }) => scores[name]))).join(', '),
    seconds(middle(of, ({ fcpMs }) => fcpMs)),
    seconds(lcp),
    `${(lcp / floor).toFixed(2)} times`,
    `${middle(of, ({ tbtMs }) => tbtMs).toFixed(0)} ms`,
    middle(of, ({ cls }) => cls).toFixed(3),
    `${(middle(of, ({ transferBytes }) => transferBytes) / 1000).toFixed(0)} kB`,
  ]
}

function middle(of: readonly Visit[], figure: (visit: Visit) => number): number {
  return median(of.map(figure))
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`
}
