/** All attacks, in the order in which they are run. */
import type { Attack } from './attack.ts'
import { clockShifts } from './attacks/clock-shifts.ts'
import { hostileDay } from './attacks/hostile-day.ts'
import { hungDatabase } from './attacks/hung-database.ts'
import { poisonedConnections } from './attacks/poisoned-connections.ts'
import { twoNamespaces } from './attacks/two-namespaces.ts'
import { unreadAnswers } from './attacks/unread-answers.ts'

export const ATTACKS: readonly Attack[] = [
  poisonedConnections,
  unreadAnswers,
  hostileDay,
  hungDatabase,
  twoNamespaces,
  clockShifts,
]

/** Undefined for a name that is none. */
export function findAttack(name: string): Attack | undefined {
  return ATTACKS.find(attack => attack.name === name)
}
