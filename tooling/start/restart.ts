/** How long to wait before something that died is started again; null: it has died too often, and waiting won't mend it. */
export type RestartPolicy = () => number | null;

const windowMs = 120_000;
const mostInWindow = 8;
const longestWaitMs = 15_000;

/** Deaths count for two minutes. Each one in that time doubles the wait: 0.25 s, 0.5 s, … 15 s. */
export function createRestartPolicy(now: () => number = Date.now): RestartPolicy {
  let deaths: number[] = [];
  return () => {
    const at = now();
    deaths = [...deaths.filter((death) => at - death < windowMs), at];
    return deaths.length > mostInWindow ? null : Math.min(longestWaitMs, 125 * 2 ** deaths.length);
  };
}
