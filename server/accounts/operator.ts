/** Who gives the operator's commands. */
import { hostname, userInfo } from 'node:os'
import { cleanText } from '../../shared/domain/clean-text.ts'

/** In UTF-16 units. */
export const LONGEST_OPERATOR = 200

/** `named` is ADMIN_NAME; without it, the user and the host of the system at which the command was given. */
export function operatorName(named: string | null): string {
  return asOperator(named ?? `${systemUser()}@${hostname()}`)
}

/** An operator's name from another process, on one line. */
export function asOperator(name: string): string {
  return cleanText(name).trim().slice(0, LONGEST_OPERATOR) || 'unknown'
}

function systemUser(): string {
  try {
    return userInfo().username
  } catch {
    // A container's user need not have a name.
    return `uid ${process.getuid?.() ?? 'unknown'}`
  }
}
