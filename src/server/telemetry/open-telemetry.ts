import {
  DiagLogLevel,
  diag,
  type Span as OpenSpan,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { within } from '#domain/within.ts';
import { failureLog } from './failure-log.ts';
import { runningSpan, type Span, spans } from './spans.ts';

const kinds = {
  server: SpanKind.SERVER,
  consumer: SpanKind.CONSUMER,
  client: SpanKind.CLIENT,
} as const;

/** The shop closes without what takes longer. */
const closeMs = 1_000;

/**
 * Sends spans to where OTEL_EXPORTER_OTLP_ENDPOINT says. The SDK reads that and its other settings
 * (OTEL_EXPORTER_OTLP_HEADERS, OTEL_SERVICE_NAME, OTEL_TRACES_SAMPLER, …) from the environment itself.
 */
export function startTracing(log: (place: string, error: unknown) => void) {
  const failures = failureLog('tracing', log);
  listenToExporter(failures.failed);
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'thok' }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const tracer = provider.getTracer('thok');
  const open = new WeakMap<Span, OpenSpan>();

  function begin(span: Span): { traceparent: string } {
    const { name, kind, attributes } = span;
    const parent = parseTraceParent(span.parent ?? runningSpan.getStore()?.traceparent ?? '');
    const context = parent
      ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: span.parent !== undefined })
      : ROOT_CONTEXT;
    const started = tracer.startSpan(name, { kind: kinds[kind], attributes }, context);
    open.set(span, started);
    const { traceId, spanId, traceFlags } = started.spanContext();
    return { traceparent: `00-${traceId}-${spanId}-0${traceFlags}` };
  }

  const listeners = {
    error: (message: unknown) => {
      const { error, ...span } = message as Span & { error: unknown }; // `as`: only `traced` sends here
      open.get(message as Span)?.setStatus({
        code: SpanStatusCode.ERROR,
        message: error instanceof Error ? error.name : span.name,
      });
    },
    asyncEnd: (message: unknown) => {
      const span = message as Span; // `as`: only `traced` sends here
      open.get(span)?.setAttributes(span.attributes).end();
    },
  };
  spans.start.bindStore(runningSpan, begin);
  spans.error.subscribe(listeners.error);
  spans.asyncEnd.subscribe(listeners.asyncEnd);

  return {
    /** What was not sent yet goes out first, where the collector takes it at once. */
    async close(): Promise<void> {
      spans.start.unbindStore(runningSpan);
      spans.error.unsubscribe(listeners.error);
      spans.asyncEnd.unsubscribe(listeners.asyncEnd);
      await within(closeMs, provider.shutdown()).catch(failures.failed);
      diag.disable();
    },
  };
}

/** A collector that is away is told once a minute; the shop works on without it. */
function listenToExporter(failed: (error: Error) => void): void {
  const ignore = () => {};
  const error = (message: string) => failed(new Error(message));
  diag.setLogger(
    { error, warn: ignore, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  );
}
