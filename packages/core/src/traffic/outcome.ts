import type { EngineErrorKind } from '@svc/engines';

const kept = 256;
const memoryMs = 60_000;

interface OutcomeSummary {
  errorRate: number | null;
  rateLimitedRate: number | null;
  latencyP50Ms: number | null;
  latencyP95Ms: number | null;
}

/** The last attempts of one engine × credential, for health displays. */
export interface Outcomes {
  record: (at: number, outcome: 'answered' | EngineErrorKind, latencyMs: number) => void;
  summary: (now: number) => OutcomeSummary;
}

export function createOutcomes(): Outcomes {
  const ring: { at: number; outcome: 'answered' | EngineErrorKind; latencyMs: number }[] = [];
  let next = 0;
  return {
    record(at, outcome, latencyMs) {
      ring[next] = { at, outcome, latencyMs };
      next = (next + 1) % kept;
    },
    summary(now) {
      const recent = ring.filter((entry) => entry.at > now - memoryMs);
      const share = (matches: (outcome: 'answered' | EngineErrorKind) => boolean) =>
        recent.length === 0 ? null : recent.filter((entry) => matches(entry.outcome)).length / recent.length;
      const latencies = ring.filter((entry) => entry.outcome === 'answered').map((entry) => entry.latencyMs);
      latencies.sort((left, right) => left - right);
      const quantile = (level: number) => latencies[Math.ceil(level * latencies.length) - 1] ?? null;
      return {
        errorRate: share(
          (outcome) => outcome !== 'answered' && outcome !== 'rate' && outcome !== 'cancelled',
        ),
        rateLimitedRate: share((outcome) => outcome === 'rate'),
        latencyP50Ms: quantile(0.5),
        latencyP95Ms: quantile(0.95),
      };
    },
  };
}
