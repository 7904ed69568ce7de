/** What a process tells its operator of its work: the log and the traces. */
import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from '../config.ts'
import { requestOfLine } from '../http/current-request.ts'
import { openTracing } from './open-tracing.ts'
import { NOT_TRACED, type Tracing } from './tracing.ts'

/** To standard output unless `stream` is given. */
export function createLog(
  { logLevel }: Pick<Config, 'logLevel'>,
  traceOfLine: Tracing['traceOfLine'] = NOT_TRACED.traceOfLine,
  stream: DestinationStream = pino.destination(1),
): Logger {
  const timestamp = pino.stdTimeFunctions.isoTime
  const mixin = () => ({ ...requestOfLine(), ...traceOfLine() })
  return pino({ level: logLevel, base: null, timestamp, mixin }, stream)
}

export interface Watching {
  readonly log: Logger
  readonly tracing: Tracing
}

/** Opens the log, whose lines name their request and its trace, and the tracing. */
export async function openWatching(config: Config): Promise<Watching> {
  let tracing = NOT_TRACED
  const log = createLog(config, () => tracing.traceOfLine())
  tracing = await openTracing(config, log)
  return { log, tracing }
}
