/** /auth/standing and /auth/objections: reasons for a restriction or a warning, and the user's objection. */
import { Hono } from 'hono'
import { MOST_HEARD, objectionInput, type Standing } from '../../shared/wire/standing.ts'
import { lockAccount } from '../accounts/account-lock.ts'
import type { AppDependencies } from '../app-dependencies.ts'
import type { Database } from '../db/database.ts'
import type { AppEnv } from '../http/app-env.ts'
import { jsonLimit, readJson } from '../http/json-body.ts'
import { Problem } from '../http/problem.ts'
import { keyedRequest } from '../idempotency/idempotency-key.ts'
import { saveIdempotently } from '../idempotency/idempotent-execution.ts'
import { addObjection, findObjection, type Objection } from '../policy/objections.ts'
import { findRestriction } from '../policy/restrictions.ts'
import { heardViolations } from '../policy/violations.ts'

export function standingRoutes({ db, now }: AppDependencies) {
  return new Hono<AppEnv>()
    .get('/standing', async c => c.json({ data: await standing(db, c.var.user.id, now()) }))
    .post('/objections', jsonLimit, async c => {
      const { text } = await readJson(c, objectionInput)
      const userId = c.var.user.id
      const at = now()
      const keyed = keyedRequest(c, userId, text)
      const context = { db, keyed, now: at, signal: c.req.raw.signal }
      const { body } = await saveIdempotently(context, async tx => {
        await lockAccount(tx, userId)
        const { restriction, heard, objection } = await standing(tx, userId, at)
        if (restriction === null && !heard.some(({ counted }) => counted))
          throw new Problem(409, 'nothingToObjectTo')
        if (objection?.answer === null) throw new Problem(409, 'objectionWaits')
        await addObjection(tx, userId, text, at)
        return { status: 201, body: { data: await standing(tx, userId, at) } }
      })
      return c.json(body as object, 201)
    })
}

async function standing(db: Database, userId: string, now: Date): Promise<Standing> {
  const restriction = await findRestriction(db, userId, now)
  const heard = await heardViolations(db, userId, MOST_HEARD)
  const objection = await findObjection(db, userId)
  return {
    restriction: restriction && {
      type: restriction.kind,
      since: restriction.since.toISOString(),
      until: restriction.until?.toISOString() ?? null,
    },
    heard: heard.map(({ createdAt, transcript, violationType, counted }) => ({
      at: createdAt.toISOString(),
      transcription: transcript,
      violation_type: violationType,
      counted,
    })),
    objection: objection && {
      text: objection.text,
      at: objection.createdAt.toISOString(),
      answer: answerOf(objection),
    },
  }
}

function answerOf({ answeredAt, accepted, answer }: Objection) {
  return answeredAt && { accepted: accepted === true, text: answer, at: answeredAt.toISOString() }
}
