/**
 * Every error answer is `{ message, violation_type? }` with further fields of the problem, in the caller's
 * language.
 */
import type { Context } from 'hono'
import { type Language, message, preferredLanguage } from '../messages/message.ts'
import type { Problem } from './problem.ts'

export function errorResponse(c: Context, problem: Problem): Response {
  const language = requestLanguage(c)
  const { status, details } = problem
  return c.json(errorBody(problem, language), status, { 'Content-Language': language, ...details.headers })
}

export function errorBody({ key, details }: Problem, language: Language) {
  return {
    message: message(language, key, details.values),
    ...details.body,
    ...(details.violationType ? { violation_type: details.violationType } : {}),
  }
}

export function requestLanguage(c: Context): Language {
  return preferredLanguage(c.req.header('Accept-Language'))
}
