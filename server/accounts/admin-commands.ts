/** The operator's commands, from words to a line of text. */
import type { OpenDatabase } from '../db/database.ts'
import { type StatusOf, status } from '../observability/status.ts'
import { WINDOW_MS } from '../policy/policy.ts'
import { described, report } from '../policy/report.ts'
import { findRestriction, lift } from '../policy/restrictions.ts'
import { countedAfter, listViolations } from '../policy/violations.ts'
import { askDeletion, askDeletionAtOnce } from './account-deletion.ts'
import { findAccounts, listed, nameOf } from './find-accounts.ts'
import { expire, grantDays } from './subscriptions.ts'

export interface AdminResult {
  readonly ok: boolean
  readonly text: string
}

export interface AdminEnvironment {
  /** Called only for a command that is understood. */
  readonly open: () => Promise<Pick<OpenDatabase, 'db' | 'close'>>
  readonly now: () => Date
  /** What `status` looks at, besides the database. */
  readonly surroundings: Omit<StatusOf, 'db'>
}

type Command = { readonly kind: 'status' } | AccountCommand

type AccountCommand =
  | { readonly kind: 'grant'; readonly account: string; readonly days: number }
  | { readonly kind: 'expire' | 'violations' | 'unban'; readonly account: string }
  /** `atOnce`: without the grace in which the person can undo it. */
  | { readonly kind: 'delete'; readonly account: string; readonly atOnce: boolean }

const MAX_DAYS = 36_500
const USAGE = `Usage:
  npm run admin -- subscription grant ACCOUNT DAYS   add paid days (1 to ${MAX_DAYS})
  npm run admin -- subscription expire ACCOUNT       end the subscription now
  npm run admin -- violations ACCOUNT                list recordings that were no expense, and the account's state
  npm run admin -- unban ACCOUNT                     lift a suspension, a deactivation or a ban
  npm run admin -- delete ACCOUNT [--now]            delete the account and all of it, in 7 days or within minutes
  npm run admin -- status                            what runs and since when, queue, database, restrictions, disk
ACCOUNT is an email address, an account's id, or Google's subject.`

export async function runAdmin(
  words: readonly string[],
  { open, now, surroundings }: AdminEnvironment,
): Promise<AdminResult> {
  const command = parse(words)
  if (!command) return { ok: false, text: `Unknown command: ${words.join(' ') || '(none)'}\n${USAGE}` }
  const database = await open()
  try {
    if (command.kind !== 'status') return await perform(command, database, now())
    return { ok: true, text: await status({ ...surroundings, db: database.db }, now()) }
  } finally {
    await database.close()
  }
}

function parse(words: readonly string[]): Command | null {
  const [group, action, account, days, ...rest] = words
  if (group === 'status' && words.length === 1) return { kind: 'status' }
  if ((group === 'violations' || group === 'unban') && action && words.length === 2)
    return { kind: group, account: action }
  if (group === 'delete' && action && (account === undefined || (account === '--now' && words.length === 3)))
    return { kind: 'delete', account: action, atOnce: account === '--now' }
  if (group !== 'subscription' || !account || rest.length > 0) return null
  if (action === 'expire' && days === undefined) return { kind: 'expire', account }
  if (action !== 'grant' || !days || !/^\d{1,5}$/.test(days)) return null
  const count = Number(days)
  return count >= 1 && count <= MAX_DAYS ? { kind: 'grant', account, days: count } : null
}

async function perform(
  command: AccountCommand,
  { db }: Pick<OpenDatabase, 'db'>,
  now: Date,
): Promise<AdminResult> {
  const found = await findAccounts(db, command.account)
  const [user, another] = found
  if (!user)
    return {
      ok: false,
      text: `No account has the address, id or subject ${command.account}. It exists after its first sign-in.`,
    }
  if (another)
    return {
      ok: false,
      text: `${found.length} accounts are called ${command.account}; nothing was done. Name one by its id:\n${listed(found)}`,
    }
  const name = nameOf(user)
  switch (command.kind) {
    case 'grant': {
      const { expiresAt } = await grantDays(db, user.id, command.days, now)
      return { ok: true, text: `${name} has a subscription until ${expiresAt.toISOString()}.` }
    }
    case 'expire':
      return (await expire(db, user.id, now))
        ? { ok: true, text: `The subscription of ${name} has ended.` }
        : { ok: false, text: `${name} has no active subscription.` }
    case 'violations': {
      const [restriction, { count }, listed] = await Promise.all([
        findRestriction(db, user.id, now),
        countedAfter(db, user.id, new Date(now.getTime() - WINDOW_MS)),
        listViolations(db, user.id),
      ])
      return { ok: true, text: report(name, restriction, count, listed) }
    }
    case 'delete': {
      if (command.atOnce) {
        await askDeletionAtOnce(db, user.id)
        return { ok: true, text: `${name} is deleted within five minutes, or when a server runs again.` }
      }
      const due = await askDeletion(db, user.id, now)
      return { ok: true, text: `${name} is deleted on ${due.toISOString()}, unless they sign in before.` }
    }
    case 'unban': {
      const lifted = await lift(db, user.id, now)
      return lifted
        ? { ok: true, text: `Lifted for ${name}: ${described(lifted)}.` }
        : { ok: false, text: `${name} is neither suspended nor deactivated nor banned.` }
    }
  }
}
