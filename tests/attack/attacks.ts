/** All attacks, in the order in which they are run. */
import type { Attack } from './attack.ts'
import { clockShifts } from './attacks/clock-shifts.ts'
import { hangingTranscriber } from './attacks/hanging-transcriber.ts'
import { hostileDay } from './attacks/hostile-day.ts'
import { hungDatabase } from './attacks/hung-database.ts'
import { hungKeyServer } from './attacks/hung-key-server.ts'
import { longOgg } from './attacks/long-ogg.ts'
import { poisonedConnections } from './attacks/poisoned-connections.ts'
import { twoNamespaces } from './attacks/two-namespaces.ts'
import { unboundedAnswers } from './attacks/unbounded-answers.ts'
import { unreadAnswers } from './attacks/unread-answers.ts'

export const ATTACKS: readonly Attack[] = [
  poisonedConnections,
  unreadAnswers,
  unboundedAnswers,
  longOgg,
  hangingTranscriber,
  hungDatabase,
  hungKeyServer,
  twoNamespaces,
  clockShifts,
  hostileDay,
]

/** Undefined for a name that is none. */
export function findAttack(name: string): Attack | undefined {
  return ATTACKS.find(attack => attack.name === name)
}
