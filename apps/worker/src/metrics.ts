import type { Environment } from '@svc/core/environment';
import { createRegistry } from '@svc/core/metrics';
import type { LimiterSnapshot, TrafficEvent } from '@svc/core/traffic';
import { Counter, Gauge, Histogram } from 'prom-client';

export interface Metrics {
  /** What happens between this worker and the engines. */
  traffic: (event: TrafficEvent) => void;
  /** Looked at whenever the figures are read. */
  watch: (snapshot: () => readonly LimiterSnapshot[]) => void;
  /** One run of a job; `error`: why it ended, null when it did what it had to. */
  ran: (job: { task: string; seconds: number; error: string | null }) => void;
  /** In Prometheus' text format. */
  read: () => Promise<string>;
  contentType: string;
}

/** What a worker counts: its jobs, and its calls of engines by OpenTelemetry's names. */
export function createMetrics(environment: Pick<Environment, 'database' | 'log'>): Metrics {
  const registry = createRegistry(environment);
  const registers = [registry];
  const calls = new Histogram({
    name: 'gen_ai_client_operation_duration_seconds',
    help: 'Attempts to get an answer of an engine; error_type is empty for those that were answered.',
    labelNames: ['gen_ai_operation_name', 'gen_ai_provider_name', 'error_type'],
    buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 80, 160, 320],
    registers,
  });
  const retries = new Counter({
    name: 'svc_engine_retries_total',
    help: 'Attempts after the first one of the same question.',
    labelNames: ['gen_ai_provider_name'],
    registers,
  });
  const jobs = new Histogram({
    name: 'messaging_process_duration_seconds',
    help: 'Runs of jobs; error_type is empty for those that did what they had to.',
    labelNames: ['messaging_destination_name', 'error_type'],
    buckets: [0.01, 0.05, 0.25, 1, 5, 30, 120, 600, 1_800],
    registers,
  });
  let snapshot: () => readonly LimiterSnapshot[] = () => [];
  const gauge = (name: string, help: string, figureOf: (limiter: LimiterSnapshot) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['gen_ai_provider_name'],
      registers,
      collect() {
        this.reset();
        for (const one of snapshot()) this.inc({ gen_ai_provider_name: one.engineId }, figureOf(one));
      },
    });
  gauge('svc_engine_calls_in_flight', 'Calls that wait for an engine’s answer.', ({ inFlight }) => inFlight);
  gauge('svc_engine_calls_queued', 'Calls that wait for their turn.', ({ queued }) => queued);
  gauge('svc_engine_paused', 'Credentials of an engine that are not called at present.', ({ reason }) =>
    reason === null ? 0 : 1,
  );
  return {
    contentType: registry.contentType,
    read: () => registry.metrics(),
    watch: (limiters) => {
      snapshot = limiters;
    },
    traffic(event) {
      if (event.type !== 'attempt') return;
      const engine = { gen_ai_provider_name: event.engineId };
      const error_type = event.outcome === 'answered' ? '' : event.outcome;
      calls.observe({ ...engine, gen_ai_operation_name: 'chat', error_type }, event.latencyMs / 1_000);
      if (event.number > 1) retries.inc(engine);
    },
    ran({ task, seconds, error }) {
      jobs.observe({ messaging_destination_name: task, error_type: error ?? '' }, seconds);
    },
  };
}
