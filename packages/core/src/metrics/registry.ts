import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Environment } from '../environment/index.ts';
import { readLoad, readQueues } from './queries.ts';

/**
 * Metrics of the process itself, and of the whole service: of the latter all processes report the same, so a query takes the
 * maximum. Names are OpenTelemetry's where it has one; others begin with `svc_`.
 */
export function createRegistry({ database, log }: Pick<Environment, 'database' | 'log'>): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  let reading: Promise<void> | null = null;
  /** All that is read together waits for one look at the database. */
  const collect = (): Promise<void> => {
    reading ??= look().finally(() => {
      reading = null;
    });
    return reading;
  };
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry], collect });
  const found = {
    workers: gauge('svc_workers', 'Workers seen within a minute.'),
    waiting: gauge('svc_waiting', 'Jobs, events and deliveries that are due and wait.', ['queue']),
    oldest: gauge(
      'svc_oldest_waiting_seconds',
      'How long the oldest that is due has waited: 0 when nothing waits.',
      ['queue'],
    ),
    dead: gauge('svc_dead_jobs', 'Jobs that failed as often as they may.'),
    credits: gauge('svc_credits_charged_today', 'Credits charged for answers since 0:00 UTC.', ['mode']),
  };

  async function look(): Promise<void> {
    try {
      const [queues, load] = [await readQueues(database.system), await readLoad(database.system)];
      for (const queue of ['job', 'event', 'delivery'] as const)
        found.oldest.set({ queue }, Number(queues[queue] ?? 0));
      found.workers.set(queues.workers);
      for (const { figure, label, value } of load) {
        if (figure === 'waiting') found.waiting.set({ queue: label }, value);
        else if (figure === 'dead') found.dead.set(value);
        else found.credits.set({ mode: label }, value);
      }
    } catch (err) {
      // The process's own metrics are reported even while the database is unreachable.
      log.warn({ err }, 'queues could not be measured');
      for (const one of Object.values(found)) one.reset();
    }
  }
  return registry;
}
