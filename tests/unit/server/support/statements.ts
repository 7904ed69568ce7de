/** The statements that a test file's requests send, each held against the rule of one account. */
import type { ObserveStatement } from '../../../../server/db/observe-statements.ts'
import { requestOfLine } from '../../../../server/http/current-request.ts'
import { hasQueryInInsert, tablesOfManyAccounts } from './one-account.ts'

/** By account. The others are on every machine: who is who, the retention's clock, the probe of a full disk. */
export const DISTRIBUTED: ReadonlySet<string> = new Set([
  'account_rates',
  'account_usage',
  'audio_seconds',
  'budgets',
  'consents',
  'expenses',
  'idempotent_responses',
  'objections',
  'phrase_rules',
  'recurring_rules',
  'restrictions',
  'subscriptions',
  'violations',
])
export const ON_EVERY_MACHINE: ReadonlySet<string> = new Set([
  'operator_actions',
  'users',
  'departures',
  'retention_clock',
  'server_keys',
  'write_probe',
])

export interface WatchedStatements {
  readonly observe: ObserveStatement
  /** Throws for a statement of several accounts. What is no request's (the retention, an operator) may be one. */
  check(): Promise<void>
}

/** `also` is told of each, too. */
export function watchStatements(also: ObserveStatement = () => () => {}): WatchedStatements {
  const texts = new Set<string>()
  return {
    observe(text) {
      if (requestOfLine().requestId !== undefined) texts.add(text)
      return also(text)
    },
    async check() {
      const wrong: string[] = []
      for (const text of texts) {
        const tables = await tablesOfManyAccounts(text, DISTRIBUTED)
        if (tables.length > 0) wrong.push(`${tables.join(', ')}: ${text}`)
        if (await hasQueryInInsert(text)) wrong.push(`a query in an INSERT: ${text}`)
      }
      if (wrong.length > 0)
        throw new Error(
          `Statements that name no account, or that Citus refuses (docs/growing.md):\n${wrong.join('\n')}`,
        )
    },
  }
}
