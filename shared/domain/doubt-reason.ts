/** Why a field is to be checked, as far as a person is told: many doubts have one reason. */
import type { Doubt } from './doubt.ts'
import type { ItemField } from './extraction.ts'

interface Telling {
  readonly field: ItemField
  readonly doubts: readonly Doubt[]
}

/** Of several reasons for a field the first is told: the more telling come first. */
const TELLINGS = {
  amountFar: { field: 'amount', doubts: ['amountFar', 'amountUnusual', 'amountUncommon'] },
  amountDisputed: { field: 'amount', doubts: ['amountDisputed'] },
  amountCorrected: { field: 'amount', doubts: ['corrected'] },
  /** A bare number was taken as thousands. */
  thousandsAssumed: { field: 'amount', doubts: ['assumedThousands'] },
  numberUncertain: { field: 'amount', doubts: ['numberUncertain', 'hundredsPossible'] },
  /** For one piece, person, hour. */
  pieceSaid: { field: 'amount', doubts: ['pieceSaid', 'rateSaid'] },
  amountsCompete: {
    field: 'amount',
    doubts: ['amountsCompete', 'amountSpare', 'othersUnknown', 'numberBeside', 'numberInName'],
  },
  shared: { field: 'amount', doubts: ['sharesSaid', 'settlingSaid', 'reductionSaid'] },
  /** Neither a currency nor thousands. */
  numberBare: { field: 'amount', doubts: ['numberBare', 'numberSmall'] },
  notSpent: {
    field: 'amount',
    doubts: [
      'intentOverruled',
      'incomeSaid',
      'lendingSaid',
      'ownMoneySaid',
      'treatSaid',
      'observationSaid',
      'negationSaid',
      'hedgeSaid',
      'personNamed',
    ],
  },
  talkLong: { field: 'amount', doubts: ['talkVeryLong'] },
  currencyDisputed: { field: 'currency', doubts: ['currencyDisputed'] },
  nameMissing: { field: 'description', doubts: ['descriptionMissing'] },
  nameContradicted: { field: 'description', doubts: ['descriptionContradicted'] },
  nameLong: { field: 'description', doubts: ['descriptionLong', 'nameJoined'] },
  nameUnknown: { field: 'description', doubts: ['modifiersUnknown'] },
  categoryContradicted: { field: 'category', doubts: ['categoryContradicted'] },
  categoryUnknown: {
    field: 'category',
    doubts: ['categoryUnknown', 'headMostlyUnknown', 'purposeUnknown', 'supportMissing'],
  },
  workSaid: { field: 'category', doubts: ['tradeNamed', 'tradeUnheeded', 'workUnheeded'] },
  categoryContested: {
    field: 'category',
    doubts: [
      'categoryContested',
      'categoryLoose',
      'categoryFaint',
      'supportFarAgainst',
      'supportAgainst',
      'supportWeak',
      'supportThin',
    ],
  },
  dayAdjusted: { field: 'date', doubts: ['dayAdjusted'] },
  severalDays: { field: 'date', doubts: ['severalDays', 'otherDaySaid', 'dayShared', 'dayAmidst'] },
  dayVague: { field: 'date', doubts: ['dayVague', 'dayAmbiguous', 'dayWordUnused'] },
  paymentContradicted: { field: 'paymentMethod', doubts: ['paymentContradicted'] },
  paymentUnknown: { field: 'paymentMethod', doubts: ['paymentUnknown', 'otherPaymentPossible'] },
  otherPayment: { field: 'paymentMethod', doubts: ['otherPaymentSaid', 'paymentShared'] },
} as const satisfies Readonly<Record<string, Telling>>

export type DoubtReason = keyof typeof TELLINGS
export type DoubtReasons = Readonly<Partial<Record<ItemField, DoubtReason>>>

const REASONS = Object.keys(TELLINGS) as DoubtReason[]

/** Null for one that this version does not know, or of another field. */
export function doubtReason(name: string, field: ItemField): DoubtReason | null {
  return REASONS.find(reason => reason === name && TELLINGS[reason].field === field) ?? null
}

/** Of each of `fields` that a doubt is about. */
export function reasonsOf(doubts: readonly Doubt[], fields: readonly ItemField[]): DoubtReasons {
  const found: Partial<Record<ItemField, DoubtReason>> = {}
  for (const reason of REASONS) {
    const { field, doubts: told }: Telling = TELLINGS[reason]
    if (fields.includes(field) && told.some(doubt => doubts.includes(doubt))) found[field] ??= reason
  }
  return found
}
