/** Reports the statements of a connection to an observer. */
import type pg from 'pg'

/**
 * Called with a statement's text, without its values, when it is sent. The returned function is called when
 * it ends.
 */
export type ObserveStatement = (text: string) => (outcome: 'done' | 'failed') => void

type Call = (...given: unknown[]) => unknown
type Callback = (error: unknown, result?: unknown) => void

/** Starts observing. `pg`'s pool passes a callback, Drizzle's transactions await a promise. */
export function observeStatements(client: pg.ClientBase, observe: ObserveStatement): void {
  const query = client.query.bind(client) as Call
  const observed: Call = (...given) => {
    const end = observe(textOf(given[0]))
    const callback = given.at(-1)
    if (isCallback(callback))
      return query(...given.slice(0, -1), (error: unknown, result?: unknown) => {
        end(error ? 'failed' : 'done')
        callback(error, result)
      })
    const answer = query(...given)
    Promise.resolve(answer).then(
      () => end('done'),
      () => end('failed'),
    )
    return answer
  }
  Object.assign(client, { query: observed })
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement
  const { text } = statement as pg.QueryConfig
  return text
}

function isCallback(value: unknown): value is Callback {
  return typeof value === 'function'
}
