/** Tells what the API changes and deletes, so that a later correction means the expenses as they are stored. */
import type { Expense } from '../../../shared/domain/expense.ts'
import type { Api } from '../../api/endpoints.ts'

export interface WriteFollower {
  /** As they are stored now. */
  readonly changed: (expenses: readonly Expense[]) => void
  readonly deleted: (ids: readonly string[]) => void
}

/** The same API; `follower` is called before a successful call resolves. */
export function followWrites(api: Api, follower: WriteFollower): Api {
  return {
    ...api,
    async updateExpense(...given) {
      const result = await api.updateExpense(...given)
      if (result.kind === 'ok') follower.changed([result.value])
      return result
    },
    async restoreExpenses(...given) {
      const result = await api.restoreExpenses(...given)
      if (result.kind === 'ok') follower.changed(result.value)
      return result
    },
    async deleteExpense(id, version) {
      const result = await api.deleteExpense(id, version)
      if (result.kind === 'ok') follower.deleted([id])
      return result
    },
    async deleteExpenses(ids) {
      const result = await api.deleteExpenses(ids)
      if (result.kind === 'ok') follower.deleted(ids)
      return result
    },
  }
}
