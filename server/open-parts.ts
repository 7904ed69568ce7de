/** The parts that both modes open before they listen, in the order in which they need one another. */
import { openAdmin } from './accounts/open-admin.ts'
import { metricsAddresses } from './addresses.ts'
import { watched } from './compose.ts'
import type { Config } from './config.ts'
import type { OpenDatabase } from './db/database.ts'
import { openDatabase } from './db/open-database.ts'
import type { Disposables } from './disposables.ts'
import { type Metrics, openMetrics } from './observability/metrics-server.ts'
import { openWatching, type Watching } from './observability/watching.ts'
import { openSecondTranscriber, type SecondTranscriber } from './transcription/open-second-transcriber.ts'
import { openTranscriber } from './transcription/open-transcriber.ts'
import type { OpenTranscriberOptions, Transcriber } from './transcription/transcriber.ts'

export interface Parts {
  readonly watching: Watching
  readonly metrics: Metrics
  readonly database: OpenDatabase
  readonly transcriber: Transcriber
  readonly second: SecondTranscriber
}

/** What was opened before a failure is in `opened`, too. Throws ConfigError or FolderInUseError. */
export async function openParts(
  config: Config,
  voice: OpenTranscriberOptions,
  opened: Disposables,
): Promise<Parts> {
  const watching = await openWatching(config)
  opened.add(() => watching.tracing.close())
  const metrics = await openMetrics(metricsAddresses(config))
  const database = await openDatabase(config, watching)
  opened.add(() => database.close())
  const transcriber = await openTranscriber(config, { ...voice, measure: metrics.measure })
  opened.add(() => transcriber.close())
  const second = openSecondTranscriber(config, { ...voice, measure: metrics.measure })
  opened.add(() => second.close())
  opened.add(await openAdmin(config, database, transcriber, watching.log))
  return { watching, metrics, database, transcriber, second }
}

/** Once the server listens: serves its metrics, and prepares the transcribers, which can take minutes. */
export async function startParts(
  { metrics, database, transcriber, second }: Parts,
  opened: Disposables,
): Promise<void> {
  const figures = await metrics.serve(watched(database, transcriber))
  opened.add(() => figures.close())
  transcriber.start()
  second.start()
}
