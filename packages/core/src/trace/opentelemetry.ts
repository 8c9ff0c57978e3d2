import {
  context,
  isSpanContextValid,
  type Span as OtelSpan,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { codeOf } from '../kernel/index.ts';
import type { SpanOptions, Trace } from './type.ts';

const kinds: Record<SpanOptions['kind'], SpanKind> = {
  server: SpanKind.SERVER,
  consumer: SpanKind.CONSUMER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
};

/** The exporter reads its own variables (headers, time-outs) from the process. */
export function createTrace(settings: Readonly<Record<string, string | undefined>>, app: string): Trace {
  const base = settings.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '');
  const url = settings.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || `${base}/v1/traces`;
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': `svc-${app}` }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: new ParentBasedSampler({ root: samplerOf(settings) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  });
  const manager = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(manager);
  const tracer = provider.getTracer('svc');

  return {
    on: true,
    async span(name, { kind, attributes = {}, parent }, run) {
      const around = parentContext(parent) ?? context.active();
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, around);
      const handle = {
        set: (more: typeof attributes) => span.setAttributes(more),
        rename: (better: string) => span.updateName(better),
      };
      try {
        return await context.with(trace.setSpan(around, span), () => run(handle));
      } catch (error) {
        fail(span, error);
        throw error;
      } finally {
        span.end();
      }
    },
    traceparent() {
      const own = trace.getSpanContext(context.active());
      if (!own || !isSpanContextValid(own)) return undefined;
      const flags = own.traceFlags.toString(16).padStart(2, '0');
      return `00-${own.traceId}-${own.spanId}-${flags}`;
    },
    onStatement({ sql, milliseconds, failed }) {
      // Statements that the process sends by itself each second belong to no trace.
      if (!trace.getSpan(context.active())) return;
      const now = Date.now();
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': sql.slice(0, 2_000) };
      const [verb = 'query'] = sql.trim().split(/\s/, 1);
      const span = tracer.startSpan(`postgresql ${verb.toLowerCase()}`, {
        kind: SpanKind.CLIENT,
        startTime: now - milliseconds,
        attributes,
      });
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(now);
    },
    async close() {
      await provider.shutdown();
      context.disable();
    },
  };
}

/** `OTEL_TRACES_SAMPLER=parentbased_traceidratio` with `OTEL_TRACES_SAMPLER_ARG`; otherwise every trace. */
function samplerOf({
  OTEL_TRACES_SAMPLER: sampler = '',
  OTEL_TRACES_SAMPLER_ARG: share = '1',
}: NodeJS.Dict<string>) {
  return sampler.endsWith('traceidratio')
    ? new TraceIdRatioBasedSampler(Number(share))
    : new AlwaysOnSampler();
}

function parentContext(traceparent: string | undefined) {
  const [, traceId = '', spanId = '', flags = ''] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent ?? '') ?? [];
  const parent = {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED,
    isRemote: true,
  };
  return isSpanContextValid(parent) ? trace.setSpanContext(context.active(), parent) : null;
}

/** The kind of error alone: a message may repeat what a tenant or an engine wrote. */
function fail(span: OtelSpan, error: unknown): void {
  const type = codeOf(error) || (error instanceof Error ? error.name : typeof error);
  span.setAttribute('error.type', type);
  span.setStatus({ code: SpanStatusCode.ERROR, message: type });
}
