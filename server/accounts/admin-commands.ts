/** The operator's commands, from words to a line of text. */
import type { OpenDatabase } from '../db/database.ts'
import { type StatusOf, status } from '../observability/status.ts'
import { WINDOW_MS } from '../policy/policy.ts'
import { described, report } from '../policy/report.ts'
import { findRestriction, lift } from '../policy/restrictions.ts'
import { countedAfter, listViolations } from '../policy/violations.ts'
import { expire, grantDays } from './subscriptions.ts'
import { findByEmail } from './users.ts'

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
  | { readonly kind: 'grant'; readonly email: string; readonly days: number }
  | { readonly kind: 'expire' | 'violations' | 'unban'; readonly email: string }

const MAX_DAYS = 36_500
const USAGE = `Usage:
  npm run admin -- subscription grant EMAIL DAYS   add paid days (1 to ${MAX_DAYS})
  npm run admin -- subscription expire EMAIL       end the subscription now
  npm run admin -- violations EMAIL                list recordings that were no expense, and the account's state
  npm run admin -- unban EMAIL                     lift a suspension, a deactivation or a ban
  npm run admin -- status                          what runs and since when, queue, database, restrictions, disk`

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
  const [group, action, email, days, ...rest] = words
  if (group === 'status' && words.length === 1) return { kind: 'status' }
  if ((group === 'violations' || group === 'unban') && action && words.length === 2)
    return { kind: group, email: action }
  if (group !== 'subscription' || !email || rest.length > 0) return null
  if (action === 'expire' && days === undefined) return { kind: 'expire', email }
  if (action !== 'grant' || !days || !/^\d{1,5}$/.test(days)) return null
  const count = Number(days)
  return count >= 1 && count <= MAX_DAYS ? { kind: 'grant', email, days: count } : null
}

async function perform(
  command: AccountCommand,
  { db }: Pick<OpenDatabase, 'db'>,
  now: Date,
): Promise<AdminResult> {
  const { email } = command
  const [user, another] = await findByEmail(db, email)
  if (!user)
    return { ok: false, text: `No account has the address ${email}. It exists after its first sign-in.` }
  if (another)
    return { ok: false, text: `More than one account has the address ${email}; nothing was changed.` }
  switch (command.kind) {
    case 'grant': {
      const { expiresAt } = await grantDays(db, user.id, command.days, now)
      return { ok: true, text: `${email} has a subscription until ${expiresAt.toISOString()}.` }
    }
    case 'expire':
      return (await expire(db, user.id, now))
        ? { ok: true, text: `The subscription of ${email} has ended.` }
        : { ok: false, text: `${email} has no active subscription.` }
    case 'violations': {
      const [restriction, { count }, listed] = await Promise.all([
        findRestriction(db, user.id, now),
        countedAfter(db, user.id, new Date(now.getTime() - WINDOW_MS)),
        listViolations(db, user.id),
      ])
      return { ok: true, text: report(email, restriction, count, listed) }
    }
    case 'unban': {
      const lifted = await lift(db, user.id, now)
      return lifted
        ? { ok: true, text: `Lifted for ${email}: ${described(lifted)}.` }
        : { ok: false, text: `${email} is neither suspended nor deactivated nor banned.` }
    }
  }
}
