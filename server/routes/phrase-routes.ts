/** /phrases: learned rules, and whether learning is on. */

import { Hono } from 'hono'
import { toMajor } from '../../shared/domain/money.ts'
import { NO_MEMORY, type PhraseMemory } from '../../shared/domain/phrase-memory.ts'
import { isStoredUuid } from '../../shared/domain/uuid.ts'
import { learningInput, phraseInput, phraseToWire, ruleOf } from '../../shared/wire/phrases.ts'
import type { AppDependencies } from '../app-dependencies.ts'
import type { AppEnv } from '../http/app-env.ts'
import { jsonLimit, readJson } from '../http/json-body.ts'
import { Problem } from '../http/problem.ts'
import { listLimits } from '../limits/list-limits.ts'
import { phraseMemory } from '../phrases/phrase-memory.ts'
import { deleteRule, restoreRule, setLearning } from '../phrases/phrase-store.ts'

export function phraseRoutes(deps: AppDependencies) {
  const { db, now } = deps
  return new Hono<AppEnv>()
    .get('/', listLimits(deps), async c => {
      const { id, learnsPhrases: learning } = c.var.user
      return c.json({ learning, ...toAnswer(learning ? await phraseMemory(db, id) : NO_MEMORY) })
    })
    .put('/learning', jsonLimit, async c => {
      const { learning } = await readJson(c, learningInput)
      await setLearning(db, c.var.user.id, learning)
      return c.json({ learning })
    })
    .put('/:id', jsonLimit, async c => {
      const rule = ruleOf(namedRule(c.req.param('id')), await readJson(c, phraseInput))
      const isBack = await restoreRule(db, c.var.user.id, rule, now())
      if (!isBack) throw new Problem(404, 'phraseNotFound')
      return c.json({ data: { id: rule.id, ...phraseToWire(rule) } })
    })
    .delete('/:id', async c => {
      const deleted = await deleteRule(db, c.var.user.id, namedRule(c.req.param('id')))
      if (!deleted) throw new Problem(404, 'phraseNotFound')
      return c.json({ message: 'Deleted' })
    })
}

/** 404 for an invalid id. */
function namedRule(text: string): string {
  if (!isStoredUuid(text)) throw new Problem(404, 'phraseNotFound')
  return text
}

function toAnswer({ rules, amounts }: PhraseMemory) {
  return {
    phrases: rules.map(rule => ({ id: rule.id, ...phraseToWire(rule) })),
    amounts: amounts.map(({ phrase, currency, amounts: paid }) => ({
      phrase,
      currency,
      amounts: paid.map(amount => toMajor(amount, currency)),
    })),
  }
}
