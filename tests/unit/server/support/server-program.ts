/**
 * The product's server on the database and the transcription service that the environment names, but without the
 * client, and with the bearer token for a uid.
 */
import { getRequestListener } from '@hono/node-server'
import { createApp } from '../../../../server/app.ts'
import { sharedDependencies } from '../../../../server/compose.ts'
import { readConfig } from '../../../../server/config.ts'
import { openDatabase } from '../../../../server/db/open-database.ts'
import { listen } from '../../../../server/http/listen.ts'
import { NOT_MEASURED } from '../../../../server/observability/measure.ts'
import { openWatching } from '../../../../server/observability/watching.ts'
import { startRecurring } from '../../../../server/periodic-work.ts'
import { retentionClock } from '../../../../server/retention-clock.ts'
import { openAiTranscriber } from '../../../../server/transcription/openai.ts'

/** Shorter than in production, so that no test waits long after a crash. */
const CLAIM_LEASE_MS = 1_000

const config = readConfig(process.env)
if (!config.transcription) throw new Error('TRANSCRIBE_URL is not set')
const transcribe = openAiTranscriber(config.transcription)
const watching = await openWatching(config)
const { log } = watching
const database = await openDatabase(config, watching)
/** As if so many days had passed. */
const aheadMs = Number(process.env.DAYS_AHEAD || 0) * 86_400_000
const now = () => new Date(Date.now() + aheadMs)
const app = createApp({
  ...(await sharedDependencies(config, {
    database,
    watching,
    metrics: { measure: NOT_MEASURED },
    transcriber: { transcribe, ahead: null },
    second: { transcribe: null },
  })),
  now,
  verify: async uid => ({
    kind: 'verified',
    identity: { subject: uid, uid, signedInAt: now(), email: null, name: null },
  }),
  claimLeaseMs: CLAIM_LEASE_MS,
  client: null,
})
const product = getRequestListener(app.fetch)
const { port } = await listen((request, response) => void product(request, response), {
  host: '127.0.0.1',
  port: config.port,
  setting: 'PORT',
})
if (aheadMs > 0) {
  const passed = retentionClock({ now, uptimeMs: () => performance.now() })
  // As by a signed token.
  passed.vouch(now())
  startRecurring(database, passed, log)
}
console.log(`Ready on http://127.0.0.1:${port}`)
