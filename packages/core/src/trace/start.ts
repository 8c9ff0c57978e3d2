import { noTrace, type Trace } from './type.ts';

type Settings = Readonly<Record<string, string | undefined>>;

/**
 * Traces go where `OTEL_EXPORTER_OTLP_ENDPOINT` (or `…_TRACES_ENDPOINT`) says, over OTLP/HTTP; the other variables are
 * those of OpenTelemetry. Without it, with `OTEL_SDK_DISABLED=true` or `OTEL_TRACES_EXPORTER=none` nothing is loaded.
 */
export async function startTracing(settings: Settings, app: string): Promise<Trace> {
  const endpoint = settings.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || settings.OTEL_EXPORTER_OTLP_ENDPOINT;
  const off = settings.OTEL_SDK_DISABLED === 'true' || settings.OTEL_TRACES_EXPORTER === 'none';
  if (!endpoint || off) return noTrace;
  const { createTrace } = await import('./opentelemetry.ts');
  return createTrace(settings, app);
}
