/** The output of `npm run admin -- status`: the server, its database and its disk. */
import { statfs } from 'node:fs/promises'
import type { Database } from '../db/database.ts'
import { databaseProbe } from '../db/database-probe.ts'
import type { PoolLoad } from '../db/pool.ts'
import type { TurnLoad } from '../turns.ts'
import { type Fact, storedFacts } from './stored-facts.ts'

/** The server that answers, by the socket in DATA_DIR. */
export interface RunningServer {
  readonly since: Date
  /** Description of the transcriber. */
  readonly voice: string
  readonly connections: () => PoolLoad
  /** Null where nothing is transcribed. */
  readonly transcription: (() => TurnLoad) | null
}

export interface StatusOf {
  readonly db: Database
  readonly dataDir: string
  /** Whether the database is in `dataDir`. */
  readonly isEmbedded: boolean
  /** Null where the command runs without a server. */
  readonly server: RunningServer | null
}

const NAME_WIDTH = 14

export async function status({ db, dataDir, isEmbedded, server }: StatusOf, now: Date): Promise<string> {
  const facts: Fact[] = [
    ['Server', server ? runningFor(server.since, now) : notAsked(isEmbedded)],
    ...(server ? loadFacts(server) : []),
    ...(await databaseFacts(db, isEmbedded, now)),
    ['Disk', await freeDisk(dataDir)],
  ]
  return facts.map(([name, text]) => name.padEnd(NAME_WIDTH) + text).join('\n')
}

function runningFor(since: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - since.getTime()) / 60_000)
  const time = `${Math.floor(minutes / 60)} h ${minutes % 60} min`
  return `process ${process.pid}, Node ${process.versions.node}, since ${since.toISOString()} (${time})`
}

function notAsked(isEmbedded: boolean): string {
  return isEmbedded ? 'none runs on this DATA_DIR' : 'each process tells of itself on its METRICS_PORT'
}

function loadFacts({ voice, connections, transcription }: RunningServer): Fact[] {
  const { inUse, idle, waiting } = connections()
  const queue = transcription?.()
  return [
    ['Voice', queue ? `${voice}; ${queue.underWay} being heard, ${queue.waiting} waiting` : voice],
    ['Connections', `${inUse} in use, ${idle} idle, ${waiting} waiting`],
  ]
}

async function databaseFacts(db: Database, isEmbedded: boolean, now: Date): Promise<readonly Fact[]> {
  const kind = isEmbedded ? 'embedded' : 'PostgreSQL'
  const started = performance.now()
  try {
    await databaseProbe(db)()
    const ms = Math.round(performance.now() - started)
    return [
      ['Database', `${kind}, answers and takes what is written, in ${ms} ms`],
      ...(await storedFacts(db, now)),
    ]
  } catch {
    return [['Database', `${kind}, OUT OF REACH, or takes nothing: the log says why`]]
  }
}

async function freeDisk(dataDir: string): Promise<string> {
  try {
    const { bavail, blocks, bsize } = await statfs(dataDir)
    return `${gigabytes(bavail * bsize)} of ${gigabytes(blocks * bsize)} GB free at DATA_DIR (${dataDir})`
  } catch {
    return `no folder at DATA_DIR (${dataDir})`
  }
}

function gigabytes(bytes: number): string {
  return (bytes / 1e9).toFixed(1)
}
