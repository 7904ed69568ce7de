/** The chances that the fields of an item are right, fitted to what was wrong at first contact. */
import type { Doubt, RuleDoubt } from '../../shared/domain/doubt.ts'
import { JUDGED_FIELDS, type JudgedField } from '../../shared/understanding/doubts/field-odds.ts'
import type { FirstItem } from '../../tests/corpus/first-items.ts'
import { COUNTED_DOUBTS } from './counted-for.ts'
import { fitLogistic, type Model, predict } from './logistic-regression.ts'

export type FieldModels = ReadonlyMap<JudgedField, Model<RuleDoubt>>

/** A doubt is one until the corpus shows it harmless: it takes several right items to take its weight from it. */
const PRIOR = { mean: 0.2, strength: 1 }

const ofField = new Map<JudgedField, ReadonlySet<Doubt>>(
  JUDGED_FIELDS.map(field => [field, new Set(COUNTED_DOUBTS[field])]),
)

function featuresFor(field: JudgedField, doubts: readonly Doubt[]): RuleDoubt[] {
  return doubts.filter((doubt): doubt is RuleDoubt => ofField.get(field)?.has(doubt) ?? false)
}

function isWrongIn(field: JudgedField, { wrongIn }: FirstItem): boolean {
  return wrongIn.includes(field) || (field === 'amount' && wrongIn.includes('item'))
}

/** The same items give the same models. */
export function fitFields(items: readonly FirstItem[]): FieldModels {
  return new Map(
    JUDGED_FIELDS.map(field => {
      // Of an item that nothing was expected for, the other fields are neither right nor wrong.
      const judged = items.filter(({ wrongIn }) => field === 'amount' || !wrongIn.includes('item'))
      const rows = judged.map(item => ({
        features: featuresFor(field, item.doubts),
        outcome: isWrongIn(field, item) ? 1 : 0,
      }))
      return [field, fitLogistic(rows, COUNTED_DOUBTS[field], PRIOR)]
    }),
  )
}

/** The chance that all fields are right. */
export function chanceOfAll(models: FieldModels, doubts: readonly Doubt[]): number {
  return [...models].reduce(
    (product, [field, model]) => product * (1 - predict(model, featuresFor(field, doubts))),
    1,
  )
}
