/**
 * Spans sent by OTLP, set by the standard variables (OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER and so on), which
 * the SDK reads by itself. The only file that knows its packages; loaded where traces are wanted.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Span as ApiSpan,
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-node'
import type { Logger } from 'pino'
import { safeError } from '../http/safe-error.ts'
import { type Attributes, NO_SPAN, type Tracing } from './tracing.ts'

const SERVICE = 'ucap'
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/
/** `ExportResultCode.FAILED` of the SDK, whose enum is in a separate package. */
const FAILED = 1

export function openTelemetry(log: Logger, exporter: SpanExporter = new OTLPTraceExporter()): Tracing {
  const provider = new BasicTracerProvider({
    // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES override these.
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': SERVICE }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(withLog(exporter, log))],
  })
  const tracer = provider.getTracer(SERVICE)
  const current = new AsyncLocalStorage<Context>()
  return {
    request(caller) {
      const parent = callersContext(caller)
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, parent)
      const context = trace.setSpan(parent, span)
      return {
        run: work => current.run(context, work),
        end(name, outcome, attributes) {
          span.updateName(name)
          endSpan(span, outcome, attributes)
        },
      }
    },
    part(name, attributes) {
      const parent = current.getStore()
      if (parent === undefined) return NO_SPAN
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, parent)
      return { end: (outcome, more = {}) => endSpan(span, outcome, more) }
    },
    traceOfLine() {
      const context = current.getStore()
      const traceId = context && trace.getSpanContext(context)?.traceId
      return traceId === undefined ? {} : { traceId }
    },
    // Failures are in the log.
    close: () => provider.shutdown().catch(() => {}),
  }
}

/** `traceparent` of W3C Trace Context, version 00; any other value starts a new trace. */
function callersContext(traceparent = ''): Context {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent) ?? []
  const caller = {
    traceId: traceId ?? '',
    spanId: spanId ?? '',
    traceFlags: Number.parseInt(flags ?? '0', 16),
  }
  if (!isSpanContextValid(caller)) return ROOT_CONTEXT
  return trace.setSpanContext(ROOT_CONTEXT, { ...caller, isRemote: true })
}

/** Records only the status of a failure, as its message may contain user data. */
function endSpan(span: ApiSpan, outcome: 'done' | 'failed', attributes: Attributes): void {
  span.setAttributes(attributes)
  if (outcome === 'failed') span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}

/** Wraps the exporter; logs the first of consecutive failures. */
function withLog(exporter: SpanExporter, log: Logger): SpanExporter {
  let isFailing = false
  return {
    export(spans, done) {
      exporter.export(spans, result => {
        const fails = result.code === FAILED
        if (fails && !isFailing) log.warn({ error: safeError(result.error) }, 'traces could not be sent')
        isFailing = fails
        done(result)
      })
    },
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  }
}
