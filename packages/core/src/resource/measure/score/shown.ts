import type { Estimate, SurfaceMeasures } from '@svc/contract/measure/score';
import { measure, type ScanPart } from './compute.ts';

/** Answer boxes of search engines: they show an answer to some questions only. */
export const showsSome = ({ surface }: { surface: string }): boolean => surface === 'serp';

export type Basis = NonNullable<SurfaceMeasures['basis']>;

interface AskedRun {
  engine: string;
  surface: string;
}

/** The basis of rates over these engines, and how often optional answers were shown. */
export function conditionOf(
  runs: readonly AskedRun[],
  partOf: (engines: readonly string[]) => ScanPart,
): { basis: Basis; shown: Estimate | null } {
  const boxes = runs.filter(showsSome);
  if (boxes.length === 0) return { basis: 'all_answers', shown: null };
  const part = partOf(boxes.map(({ engine }) => engine));
  const samples = part.samples.map((sample) => {
    const shown = sample.outcome !== 'not_shown';
    // A box that was not shown has no text, so it can be no copy.
    return { ...sample, outcome: 'answered', present: shown, mentioned: shown, cited: null, copyKey: null };
  });
  const { presence } = measure({ ...part, samples, refused: [], past: undefined });
  return { basis: boxes.length === runs.length ? 'shown_answers' : 'mixed', shown: presence };
}
