/** Refusals outside the application, with the mandatory headers. */
import type { ServerResponse } from 'node:http'
import { type Language, message } from '../messages/message.ts'
import type { Problem } from './problem.ts'

export const EARLY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Type': 'application/json',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
}

export function earlyBody({ key, details }: Pick<Problem, 'key' | 'details'>, language: Language): string {
  return JSON.stringify({ message: message(language, key, details.values) })
}

export function answerEarly(response: ServerResponse, problem: Problem, language: Language): void {
  const body = earlyBody(problem, language)
  response
    .writeHead(problem.status, {
      ...EARLY_HEADERS,
      'Content-Language': language,
      'Content-Length': Buffer.byteLength(body),
    })
    .end(body)
}
