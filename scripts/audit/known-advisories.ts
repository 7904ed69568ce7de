/**
 * Advisories of packages that this product ships, looked up by hand where the registry answers no audits: those of the
 * direct dependencies and of what handles input, as they were named in public issues and pull requests. Not whole: a
 * package that is not here was looked up without a find, or not looked up (docs/security.md says which).
 */
import type { Installed } from './shipped.ts'

export interface Advisory {
  readonly id: string
  readonly name: string
  /** The first version without it, as three numbers. */
  readonly fixed: string
}

/** The day of the latest look. */
export const LOOKED_UP = '2026-11-23'

export const ADVISORIES: readonly Advisory[] = [
  { id: 'GHSA-hxh3-vqpv-xpqv', name: 'hono', fixed: '4.13.7' },
  { id: 'GHSA-hvrm-45r6-mjfj', name: 'hono', fixed: '4.12.27' },
  { id: 'GHSA-88fw-hqm2-52qc', name: 'hono', fixed: '4.12.25' },
  { id: 'GHSA-9mqv-5hh9-4cgg', name: '@hono/node-server', fixed: '2.0.10' },
  { id: 'GHSA-frvp-7c67-39w9', name: '@hono/node-server', fixed: '2.0.5' },
  { id: 'GHSA-gpj5-g38j-94v9', name: 'drizzle-orm', fixed: '0.45.2' },
  { id: 'GHSA-vqpr-j7v3-hqw9', name: 'valibot', fixed: '1.5.0' },
  { id: 'GHSA-8988-4f7v-96qf', name: '@opentelemetry/core', fixed: '2.8.0' },
  { id: 'GHSA-qvjc-g5vr-mfgr', name: 'papaparse', fixed: '5.2.0' },
]

/** One line for each that an installed version has. */
export function affected(installed: readonly Installed[]): string[] {
  return installed.flatMap(({ name, version }) =>
    ADVISORIES.filter(known => known.name === name && isBefore(version, known.fixed)).map(
      ({ id, fixed }) => `${id}: ${name} ${version}, fixed in ${fixed}`,
    ),
  )
}

/** A prerelease counts as what it leads to. */
function isBefore(version: string, other: string): boolean {
  return version.localeCompare(other, 'en', { numeric: true }) < 0
}
