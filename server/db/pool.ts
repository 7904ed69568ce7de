/**
 * As `pg.Pool`, but a connection that is not to be had is a DatabaseUnavailableError, and accounts take turns at the
 * connections: one that has kept them for long lately waits behind one that has not.
 */
import pg from 'pg'
import { currentAccount } from '../current-account.ts'
import { type Turns, turns } from '../turns.ts'
import { DatabaseUnavailableError } from './database-unavailable.ts'
import { type ObserveStatement, observeStatements } from './observe-statements.ts'

export interface PoolOptions extends pg.PoolConfig {
  /** Connections at once. */
  readonly max: number
  /** Milliseconds, for one's turn and then for a connection. */
  readonly connectionTimeoutMillis: number
  /** Hears of connections that broke while unused; the pool replaces them. */
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
  /** Of the connections in use: for whom, and since when (`performance.now()`). */
  readonly #uses = new WeakMap<pg.PoolClient, Use>()

  constructor({ onIdleError, observe, ...options }: PoolOptions) {
    super(options)
    const { max, connectionTimeoutMillis } = options
    this.on('error', onIdleError)
    // One that breaks in use says so here, too, and without a listener that would end the process. Its query is rejected.
    this.on('connect', client => client.on('error', () => undefined))
    if (observe) this.on('connect', client => observeStatements(client, observe))
    // Requests are bounded where they come in.
    this.#turns = turns({ atOnce: max, mostWaiting: Infinity, longestWaitMs: connectionTimeoutMillis })
    this.on('release', (_, client) => this.#endTurn(client))
  }

  /** Connections, and what waits for one, its turn included. */
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
    // A request's next statement follows in the same turn of the event loop: it is in line when the choice is made.
    if (this.#turns.load().waiting > 0) setImmediate(end)
    else end()
  }
}

interface Use {
  readonly account: string
  readonly from: number
}
