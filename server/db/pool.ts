/** As `pg.Pool`, but a connection that is not to be had is a DatabaseUnavailableError. */
import pg from 'pg'
import { DatabaseUnavailableError } from './database-unavailable.ts'

type Callback = Parameters<pg.Pool['connect']>[0]

export class Pool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: Callback): void
  override connect(callback?: Callback): unknown {
    if (callback) return super.connect(callback)
    return super.connect().catch(cause => {
      throw new DatabaseUnavailableError('no connection to the database', { cause })
    })
  }
}
