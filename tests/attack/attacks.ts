/** All attacks, in the order in which they are run. */
import type { Attack } from './attack.ts'
import { poisonedConnections } from './attacks/poisoned-connections.ts'

export const ATTACKS: readonly Attack[] = [poisonedConnections]

/** Undefined for a name that is none. */
export function findAttack(name: string): Attack | undefined {
  return ATTACKS.find(attack => attack.name === name)
}
