import { type Row, row } from '@svc/bench';
import { type EmulatorProcess, spawnEmulator } from '../../apps/worker/bench/emulator-process.ts';
import { type Fleet, startFleet } from '../fleet/fleet.ts';
import type { Programs } from '../fleet/programs.ts';
import { openTenant, type Tenant } from '../fleet/tenant.ts';
import { inFlight } from './rows.ts';

interface Service {
  fleet: Fleet;
  tenant: Tenant;
  emulator: EmulatorProcess;
}

interface ServiceOptions {
  /** Begins the names of its rows. */
  name: string;
  programs: Programs;
  databaseUrl: string;
  directUrl?: string;
  settings?: Record<string, string>;
}

/** An API and two workers with an engine that takes its time, while `work` runs. */
export async function withService(
  { name, settings, ...options }: ServiceOptions,
  work: (service: Service) => Promise<Row[]>,
): Promise<Row[]> {
  const emulator = await spawnEmulator({ latency: { uniform: [100, 600] } });
  try {
    const fleet = await startFleet({
      ...options,
      apis: 1,
      workers: 2,
      emulatorUrl: emulator.origin,
      built: process.env.SVC_BUILT === '1',
      settings: {
        ENGINE_MAX_CONCURRENT: String(inFlight / 2),
        ENGINE_REQUESTS_PER_MINUTE: '600000',
        WORKER_LEASE_SECONDS: '5',
        ...settings,
      },
      firstPort: 56_286,
    });
    try {
      const tenant = await openTenant(fleet.url, options.databaseUrl, {
        requestsPerMinute: 10_000_000,
        concurrentRequests: 1_000,
        concurrentScans: 1_000,
        projects: 1_000_000,
      });
      const rows = await work({ fleet, tenant, emulator });
      const ended = fleet.words.filter((line) => /: ended with (?!0$)/.test(line)).length;
      return [
        ...rows,
        row(`${name}-alive`, 'processes that ended by themselves', '= 0', ended, 'processes', ended === 0),
      ];
    } finally {
      await fleet.stop();
    }
  } finally {
    await emulator.stop();
  }
}
