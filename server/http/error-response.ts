/** Every error answer is `{ message, violation_type? }` in the caller's language. */
import type { Context } from 'hono'
import { message, preferredLanguage } from '../messages/message.ts'
import type { Problem } from './problem.ts'

export function errorResponse(c: Context, { status, key, details }: Problem): Response {
  const language = preferredLanguage(c.req.header('Accept-Language'))
  const body = {
    message: message(language, key, details.values),
    ...(details.violationType ? { violation_type: details.violationType } : {}),
  }
  return c.json(body, status, { 'Content-Language': language, ...details.headers })
}
