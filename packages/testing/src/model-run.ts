const limitMs = process.env.SVC_MODEL_RUNS === undefined ? 600_000 : 7_000_000;
/** The test's limit in vitest, which does not name the seed. fast-check's own limit is shorter, and names it. */
export const modelTimeout = limitMs + 60_000;

interface ModelRun {
  numRuns: number;
  seed: number;
  interruptAfterTimeLimit: number;
  markInterruptAsFailure: true;
}

/**
 * How fast-check runs a model: as many sequences as usual, or SVC_MODEL_RUNS. The seed is SVC_MODEL_SEED, the usual one, or
 * new; it is said before the first sequence, and whatever fails or takes too long names it.
 */
export function modelRun(name: string, usual: { runs: number; seed?: number }): ModelRun {
  const numRuns = Number(process.env.SVC_MODEL_RUNS ?? usual.runs);
  const seed = Number(process.env.SVC_MODEL_SEED ?? usual.seed ?? Math.floor(Math.random() * 2 ** 31));
  process.stderr.write(`Model of ${name}: ${numRuns} sequences, SVC_MODEL_SEED=${seed}\n`);
  return { numRuns, seed, interruptAfterTimeLimit: limitMs, markInterruptAsFailure: true };
}
