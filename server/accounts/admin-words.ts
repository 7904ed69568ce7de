/** Parses the operator's commands. */
import { cleanText } from '../../shared/domain/clean-text.ts'
import { LONGEST_OBJECTION } from '../../shared/domain/objection.ts'

export type Command =
  | { readonly kind: 'status' | 'objections' }
  /** `account` null: all accounts. */
  | { readonly kind: 'actions'; readonly account: string | null }
  | AccountCommand

/** Commands on one account, named by id, address or subject. */
export type AccountCommand = { readonly account: string } & (
  | { readonly kind: 'grant'; readonly days: number }
  | { readonly kind: 'expire' | 'violations' }
  /** `answer`: the text for the user. */
  | { readonly kind: 'lift'; readonly answer: string | null }
  | { readonly kind: 'uphold'; readonly answer: string }
  /** `atOnce`: without the grace period. */
  | { readonly kind: 'delete'; readonly atOnce: boolean }
)

const MAX_DAYS = 36_500
export const USAGE = `Usage:
  npm run admin -- subscription grant ACCOUNT DAYS   add paid days (1 to ${MAX_DAYS})
  npm run admin -- subscription expire ACCOUNT       end the subscription now
  npm run admin -- violations ACCOUNT                list recordings that were no expense, and the account's state
  npm run admin -- objections                        list objections that wait for an answer, the oldest first
  npm run admin -- lift ACCOUNT [ANSWER]             lift a suspension, a deactivation or a ban; accept an objection
  npm run admin -- uphold ACCOUNT ANSWER             turn an objection down; the person reads the answer
  npm run admin -- unban ACCOUNT                     the same as lift
  npm run admin -- delete ACCOUNT [--now]            delete the account and all of it, in 7 days or within minutes
  npm run admin -- actions [ACCOUNT]                 list what operators have done
  npm run admin -- status                            what runs and since when, queue, database, restrictions, disk
ACCOUNT is an email address, an account's id, or Google's subject. ANSWER has ${LONGEST_OBJECTION} characters at most.`

/** Null where the words are no command. */
export function parse(words: readonly string[]): Command | null {
  const [name, account, ...rest] = words
  switch (name) {
    case 'status':
    case 'objections':
      return words.length === 1 ? { kind: name } : null
    case 'actions':
      return words.length <= 2 ? { kind: 'actions', account: account ?? null } : null
    case 'violations':
      return account && rest.length === 0 ? { kind: name, account } : null
    case 'unban':
      return account && rest.length === 0 ? { kind: 'lift', account, answer: null } : null
    case 'delete':
      return account && (rest.length === 0 || (rest.length === 1 && rest[0] === '--now'))
        ? { kind: name, account, atOnce: rest.length === 1 }
        : null
    case 'lift':
    case 'uphold':
      return account ? answered(name, account, rest) : null
    case 'subscription':
      return subscription(words)
    default:
      return null
  }
}

function answered(kind: 'lift' | 'uphold', account: string, words: readonly string[]): Command | null {
  const answer = cleanText(words.join(' ')).trim()
  if (answer.length > LONGEST_OBJECTION) return null
  if (kind === 'lift') return { kind, account, answer: answer || null }
  return answer ? { kind, account, answer } : null
}

function subscription([, action, account, days, ...rest]: readonly string[]): Command | null {
  if (!account || rest.length > 0) return null
  if (action === 'expire' && days === undefined) return { kind: 'expire', account }
  if (action !== 'grant' || !days || !/^\d{1,5}$/.test(days)) return null
  const count = Number(days)
  return count >= 1 && count <= MAX_DAYS ? { kind: 'grant', account, days: count } : null
}
