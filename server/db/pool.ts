/**
 * As `pg.Pool`, but a missing connection is a DatabaseUnavailableError, and connections are shared fairly: an
 * account with much recent use waits behind one with little.
 */
import pg from 'pg'
import { currentAccount } from '../current-account.ts'
import { type Turns, turns } from '../turns.ts'
import { DatabaseUnavailableError } from './database-unavailable.ts'
import { type ObserveStatement, observeStatements } from './observe-statements.ts'

export interface PoolOptions extends pg.PoolConfig {
  /** Connections at once. */
  readonly max: number
  /** Time-out in milliseconds, for the turn and then for a connection. */
  readonly connectionTimeoutMillis: number
  /** Receives errors of idle connections, which the pool replaces. */
  readonly onIdleError: (error: Error) => void
  readonly observe?: ObserveStatement | undefined
}

export interface PoolLoad {
  readonly inUse: number
  readonly idle: number
  readonly waiting: number
}

type Callback = Parameters<pg.Pool['connect']>[0]

export class Pool extends pg.Pool {
  readonly #turns: Turns
  /** The connections in use: their account, and since when (`performance.now()`). */
  readonly #uses = new WeakMap<pg.PoolClient, Use>()

  constructor({ onIdleError, observe, ...options }: PoolOptions) {
    super(options)
    const { max, connectionTimeoutMillis } = options
    this.on('error', onIdleError)
    // A connection that breaks in use emits `error`, too, which would end the process without a listener. Its
    // query rejects.
    this.on('connect', client => client.on('error', () => undefined))
    if (observe) this.on('connect', client => observeStatements(client, observe))
    // Unbounded, as the number of requests is limited elsewhere.
    this.#turns = turns({ atOnce: max, mostWaiting: Infinity, longestWaitMs: connectionTimeoutMillis })
    this.on('release', (_, client) => this.#endTurn(client))
  }

  /** Connections in use, and requests that wait for a turn or a connection. */
  load(): PoolLoad {
    const { totalCount, idleCount } = this
    return { inUse: totalCount - idleCount, idle: idleCount, waiting: this.#turns.load().waiting }
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Callback): void
  override connect(callback?: Callback): unknown {
    const connected = this.#connectInTurn()
    if (!callback) return connected
    connected.then(
      client => callback(undefined, client, error => client.release(error)),
      error => callback(error, undefined, () => {}),
    )
  }

  async #connectInTurn(): Promise<pg.PoolClient> {
    const account = currentAccount()
    if (!(await this.#turns.take(account))) {
      throw new DatabaseUnavailableError('no connection to the database in time')
    }
    try {
      const client = await super.connect()
      this.#uses.set(client, { account, from: performance.now() })
      return client
    } catch (cause) {
      this.#turns.end()
      throw new DatabaseUnavailableError('no connection to the database', { cause })
    }
  }

  #endTurn(client: pg.PoolClient): void {
    const use = this.#uses.get(client)
    const ended = use && { account: use.account, ms: performance.now() - use.from }
    const end = () => this.#turns.end(ended)
    // A request's next statement follows in the same turn of the event loop, so it is queued before the next
    // turn is assigned.
    if (this.#turns.load().waiting > 0) setImmediate(end)
    else end()
  }
}

interface Use {
  readonly account: string
  readonly from: number
}
