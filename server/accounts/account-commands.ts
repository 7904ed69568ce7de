/** What an operator does on one account, inside a transaction that holds the account. */
import type { Database } from '../db/database.ts'
import { acceptObjection, rejectObjection } from '../policy/objections.ts'
import { WINDOW_MS } from '../policy/policy.ts'
import { described, report } from '../policy/report.ts'
import { findRestriction, lift } from '../policy/restrictions.ts'
import { countedAfter, listViolations } from '../policy/violations.ts'
import { askDeletion, askDeletionAtOnce } from './account-deletion.ts'
import type { AccountCommand } from './admin-words.ts'
import { expire, grantDays } from './subscriptions.ts'

export interface Done {
  readonly ok: boolean
  /** The predicate of a sentence about the account. Recorded, so without personal data. */
  readonly outcome: string
  /** Shown instead, and not recorded. */
  readonly text?: string
}

/** `name` identifies the account to the operator. */
export async function carryOut(
  tx: Database,
  userId: string,
  name: string,
  command: AccountCommand,
  now: Date,
): Promise<Done> {
  switch (command.kind) {
    case 'grant': {
      const { expiresAt } = await grantDays(tx, userId, command.days, now)
      return { ok: true, outcome: `has a subscription until ${expiresAt.toISOString()}` }
    }
    case 'expire': {
      const ok = await expire(tx, userId, now)
      return { ok, outcome: ok ? 'has no subscription any more' : 'has no active subscription' }
    }
    case 'delete': {
      if (!command.atOnce) {
        const due = await askDeletion(tx, userId, now)
        return { ok: true, outcome: `is deleted on ${due.toISOString()}, unless they sign in before` }
      }
      await askDeletionAtOnce(tx, userId)
      return { ok: true, outcome: 'is deleted within five minutes, or when a server runs again' }
    }
    case 'violations':
      return violations(tx, userId, name, now)
    case 'lift':
      return lifted(tx, userId, command.answer, now)
    case 'uphold': {
      const ok = await rejectObjection(tx, userId, command.answer, now)
      return { ok, outcome: ok ? 'was told why the objection is turned down' : 'has no objection that waits' }
    }
  }
}

/** The command without the account and without free text. */
export function actionOf(command: AccountCommand): string {
  if (command.kind === 'grant') return `grant ${command.days}`
  return command.kind === 'delete' && command.atOnce ? 'delete --now' : command.kind
}

async function violations(tx: Database, userId: string, name: string, now: Date): Promise<Done> {
  const restriction = await findRestriction(tx, userId, now)
  const { count } = await countedAfter(tx, userId, new Date(now.getTime() - WINDOW_MS))
  const listed = await listViolations(tx, userId)
  const outcome = `recordings shown: ${listed.length}`
  return { ok: true, outcome, text: report(name, restriction, count, listed) }
}

async function lifted(tx: Database, userId: string, answer: string | null, now: Date): Promise<Done> {
  const accepted = await acceptObjection(tx, userId, answer, now)
  const restriction = await lift(tx, userId, now)
  if (!restriction && !accepted)
    return { ok: false, outcome: 'is neither suspended nor deactivated nor banned, and no objection waits' }
  const parts = [
    ...(restriction ? [`${described(restriction)} is lifted`] : []),
    ...(accepted ? ['the objection is accepted, and nothing counts any more'] : []),
  ]
  return { ok: true, outcome: `is in good standing: ${parts.join('; ')}` }
}
