import type { SampleKey } from './queries-journal.ts';

/** Result of a sample; `key` is equal where two answers have the same text, null where there is nothing to compare. */
export interface ComparedSample extends SampleKey {
  key: string | null;
}

/** The samples of one engine run, in the order they are asked; it ends early where the engine repeats itself. */
export interface Supply {
  /** Up to so many samples that may be asked now. */
  take: (count: number) => SampleKey[];
  /** How many of them there are. */
  ready: () => number;
  /** All that was not taken yet. */
  left: () => number;
  /** Whether there are more, which wait for answers that are on their way. */
  waits: () => boolean;
  /** Takes in what became of a sample that was taken. */
  settle: (sample: ComparedSample) => void;
  /** False for a sample that needs no asking any more. */
  wanted: (sample: SampleKey) => boolean;
  /** The engine gives the same answer again: each prompt is asked once. */
  repeats: () => boolean;
}

export interface SupplyOptions {
  /** Whether repeats are looked for at all. */
  watch: boolean;
  /** Second answers wait until a few of them show whether the engine repeats itself. */
  gate: boolean;
  /** Prompts whose first answers are asked for while others wait; undefined: all. */
  ahead?: number;
  /** Results of samples under earlier holders of the run. */
  known: readonly ComparedSample[];
}

/** Prompts whose first two answers are compared before an engine is said to repeat itself. */
const fewestCompared = 5;
/** The share of these that must repeat: in three runs of 22 queries it was 20 to 22. */
const leastSame = 0.8;
/** Prompts that are asked twice while the other second answers wait. */
const probes = 6;

/**
 * Copies tell nothing new, and count once. An engine whose first two answers are the same text on 4 of 5 prompts, and on five
 * prompts or more, is asked each prompt once from then on.
 */
export function planSupply(samples: readonly SampleKey[], options: SupplyOptions): Supply {
  const { watch, gate, ahead, known } = options;
  const early = new Set([...new Set(samples.map(({ promptIndex }) => promptIndex))].slice(0, ahead));
  const goesFirst = ({ promptIndex, sampleIndex }: SampleKey) => sampleIndex === 0 && early.has(promptIndex);
  let open = gate ? samples.filter(goesFirst) : [...samples];
  let held = gate ? samples.filter((sample) => !goesFirst(sample)) : [];
  const first = new Map<number, string>();
  const settled = new Set<number>();
  let [compared, same, inFlight, probing, repeats] = [0, 0, 0, 0, false];

  const release = () => {
    open.push(...held.splice(0));
  };
  const compare = ({ promptIndex, key }: ComparedSample) => {
    if (key === null || settled.has(promptIndex)) return;
    const earlier = first.get(promptIndex);
    if (earlier === undefined) return first.set(promptIndex, key);
    settled.add(promptIndex);
    compared += 1;
    if (earlier === key) same += 1;
    return;
  };
  const conclude = () => {
    if (repeats || !watch || compared < fewestCompared || same < leastSame * compared) return;
    repeats = true;
    open = [...open, ...held].filter(({ sampleIndex }) => sampleIndex === 0);
    held = [];
  };
  /** Asks one more prompt a second time, so that its answers can be compared. */
  const probe = () => {
    const at = held.findIndex(
      ({ promptIndex, sampleIndex }) =>
        sampleIndex === 1 && first.has(promptIndex) && !settled.has(promptIndex),
    );
    if (at < 0 || probing + compared >= probes) return;
    open.unshift(...held.splice(at, 1));
    probing += 1;
  };
  for (const sample of known) compare(sample);
  conclude();
  if (same < compared) release();
  return {
    take(count) {
      if (open.length === 0 && inFlight === 0) release();
      const taken = open.splice(0, count);
      inFlight += taken.length;
      return taken;
    },
    ready: () => open.length + (inFlight === 0 ? held.length : 0),
    left: () => open.length + held.length,
    waits: () => held.length > 0 && inFlight > 0,
    settle(sample) {
      inFlight -= 1;
      compare(sample);
      conclude();
      if (held.length === 0) return;
      if (sample.sampleIndex > 0) probing -= 1;
      if (same < compared) release();
      else probe();
    },
    wanted: ({ sampleIndex }) => !repeats || sampleIndex === 0,
    repeats: () => repeats,
  };
}
