/** Traces if configured; otherwise nothing is loaded. */
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { NOT_TRACED, type Tracing } from './tracing.ts'

export async function openTracing({ traces }: Pick<Config, 'traces'>, log: Logger): Promise<Tracing> {
  if (!traces) return NOT_TRACED
  const { openTelemetry } = await import('./open-telemetry.ts')
  return openTelemetry(log)
}
