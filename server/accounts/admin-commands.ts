/** The operator's commands, from words to a line of text. */
import type { Database, OpenDatabase } from '../db/database.ts'
import { type StatusOf, status } from '../observability/status.ts'
import { listObjections } from '../policy/objections-report.ts'
import { actionOf, carryOut } from './account-commands.ts'
import { lockAccount } from './account-lock.ts'
import { type AccountCommand, type Command, parse, USAGE } from './admin-words.ts'
import { findAccounts, listed, nameOf } from './find-accounts.ts'
import { listActions, recordAction } from './operator-actions.ts'
import type { User } from './users.ts'

export interface AdminResult {
  readonly ok: boolean
  readonly text: string
}

export interface AdminEnvironment {
  /** Called only for a command that is understood. */
  readonly open: () => Promise<Pick<OpenDatabase, 'db' | 'close'>>
  readonly now: () => Date
  /** What `status` looks at, besides the database. */
  readonly statusSources: Omit<StatusOf, 'db'>
}

/** Of `actions`. */
const MOST_ACTIONS = 1_000

/** `operator`: who gave the words. */
export async function runAdmin(
  words: readonly string[],
  operator: string,
  { open, now, statusSources }: AdminEnvironment,
): Promise<AdminResult> {
  const command = parse(words)
  if (!command) return { ok: false, text: `Unknown command: ${words.join(' ') || '(none)'}\n${USAGE}` }
  const { db, close } = await open()
  try {
    return await perform(db, command, operator, statusSources, now())
  } finally {
    await close()
  }
}

async function perform(
  db: Database,
  command: Command,
  operator: string,
  statusSources: AdminEnvironment['statusSources'],
  now: Date,
): Promise<AdminResult> {
  switch (command.kind) {
    case 'status':
      return { ok: true, text: await status({ ...statusSources, db }, now) }
    case 'objections':
      return { ok: true, text: await listObjections(db, operator, now) }
    case 'actions': {
      if (command.account === null) return { ok: true, text: await listActions(db, null, MOST_ACTIONS) }
      const found = await onlyAccount(db, command.account)
      return 'text' in found ? found : { ok: true, text: await listActions(db, found.id, MOST_ACTIONS) }
    }
    default:
      return onAccount(db, command, operator, now)
  }
}

/** Serialises operators on one account: the second sees the result of the first. */
async function onAccount(
  db: Database,
  command: AccountCommand,
  operator: string,
  now: Date,
): Promise<AdminResult> {
  const found = await onlyAccount(db, command.account)
  if ('text' in found) return found
  return db.transaction(async tx => {
    await lockAccount(tx, found.id)
    const name = nameOf(found)
    const { ok, outcome, text } = await carryOut(tx, found.id, name, command, now)
    await recordAction(tx, { accountId: found.id, operator, action: actionOf(command), outcome }, now)
    return { ok, text: text ?? `${name} ${outcome}.` }
  })
}

/** The only account of that name, or the reason why there is none. */
async function onlyAccount(db: Database, name: string): Promise<User | AdminResult> {
  const found = await findAccounts(db, name)
  const [user, another] = found
  if (!user) {
    const text = `No account has the address, id or subject ${name}. It exists after its first sign-in.`
    return { ok: false, text }
  }
  if (!another) return user
  const text = `${found.length} accounts are called ${name}; nothing was done. Name one by its id:\n${listed(found)}`
  return { ok: false, text }
}
