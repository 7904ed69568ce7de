/** The intents after what is told behind prices is taken into account: taken back, put off, chosen, compared, accepted. */
import { withAccepted } from './accepted.ts'
import { withAftermaths } from './aftermaths.ts'
import { withoutUnchosen } from './chosen.ts'
import { withoutCompared } from './compared.ts'
import { withoutFormer } from './former-prices.ts'
import type { ItemGroup } from './item-group.ts'
import { carryBack } from './retractions.ts'
import type { Told } from './told.ts'

/** `told` has the intents that the clauses tell by themselves, in the order of `groups`. */
export function inHindsight(groups: readonly ItemGroup[], told: readonly (readonly Told[])[]): Told[][] {
  const undone = withAftermaths(groups, carryBack(groups, told))
  return withoutUnchosen(groups, withAccepted(groups, withoutFormer(groups, withoutCompared(groups, undone))))
}
