/** From a transcript to groups with one price each, and what each group is told of. */
import type { SpeechContext } from '../domain/extraction.ts'
import { buildClauses } from './clauses/build-clauses.ts'
import type { Clause } from './clauses/clause.ts'
import { applyClauseCorrections } from './clauses/clause-corrections.ts'
import { buildItems } from './items/build-items.ts'
import type { DraftItem } from './items/draft-item.ts'
import { groupClauses } from './items/group-clauses.ts'
import { groupIntents } from './items/group-intents.ts'
import type { ItemGroup } from './items/item-group.ts'
import { areOverruled, withoutIntents } from './items/overruled-intents.ts'
import type { Told } from './items/told.ts'
import { withoutCourtesies } from './normalise/courtesies.ts'
import { normalise } from './normalise/normalise.ts'
import { withoutAsking } from './normalise/self-asked.ts'
import { withoutPriceRemarks } from './roles/price-remarks.ts'
import { demoteQuantities } from './roles/quantities.ts'
import { settleAmounts } from './roles/settle-amounts.ts'
import { recogniseSpans } from './spans/recognise-spans.ts'
import { spendingOdds } from './spending/spending-odds.ts'
import { speakersClock } from './utterance/clock.ts'
import { numbered } from './utterance/token.ts'
import { Utterance } from './utterance/utterance.ts'

export interface Reading {
  readonly utterance: Utterance
  /** Before the amounts have their roles, and after it. */
  readonly corrected: readonly Clause[]
  readonly settled: readonly Clause[]
  readonly groups: readonly ItemGroup[]
  /** The intents of each group. */
  readonly told: readonly (readonly Told[])[]
  /** Log odds that the utterance tells of an own expense, by its words. */
  readonly odds: number
  /** By the rules nothing was spent, by the words something was: `told` is without their intents. */
  readonly overruled: boolean
}

/** Null where nothing was said. */
export function readTranscript(transcript: string, context: SpeechContext): Reading | null {
  const utterance = recogniseSpans(
    new Utterance(numbered(withoutAsking(withoutCourtesies(normalise(transcript)))), speakersClock(context)),
  )
  if (!utterance.tokens.some(({ kind }) => kind !== 'sign')) return null
  const { clauses, sentences } = buildClauses(utterance)
  const corrected = applyClauseCorrections(clauses)
  const settled = withoutPriceRemarks(settleAmounts(utterance, corrected))
  const groups = groupClauses(demoteQuantities(utterance, settled))
  const odds = spendingOdds(utterance)
  const byRules = groupIntents(groups, sentences)
  const overruled = areOverruled(byRules, odds)
  const told = overruled ? withoutIntents(byRules) : byRules
  return { utterance, corrected, settled, groups, told, odds, overruled }
}

/** The items by the rules alone. */
export function draftItems({ utterance, groups, told }: Reading): DraftItem[] {
  return buildItems(utterance, groups, told)
}
