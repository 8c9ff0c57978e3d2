import type { Provenance } from '@svc/contract/kernel';
import type { measures } from '@svc/contract/measure/figure';
import type { Estimate } from '@svc/contract/measure/score';
import { currentMethod, type PresenceOptions } from '@svc/scoring';
import type { Panel, PanelCell, PanelGroup } from '../cell/index.ts';
import { publishEstimate } from '../score/index.ts';

export type Measure = (typeof measures)[number];

const counts: Record<Measure, (cell: PanelCell) => { successes: number; trials: number }> = {
  presence: ({ present, answers }) => ({ successes: present, trials: answers }),
  mention: ({ mentioned, answers }) => ({ successes: mentioned, trials: answers }),
  citation: ({ cited, grounded }) => ({ successes: cited, trials: grounded }),
};

export const countsOf = (measure: Measure, cell: PanelCell) => counts[measure](cell);

/**
 * A figure over the groups given, one for each engine: engines and cells weigh alike, prompts or topics are clusters.
 *
 * @param groups of one brand and bucket
 * @returns null where the groups hold no cell at all
 */
export function estimateFigure(
  { prompts }: Panel,
  groups: readonly PanelGroup[],
  measure: Measure,
): Estimate | null {
  if (groups.length === 0) return null;
  const byEngine = groups.map((group) => {
    const cells = prompts.map(() => ({ successes: 0, trials: 0, lost: 0, refused: 0 }));
    for (const cell of group.cells) {
      const { lost, refused } = cell;
      cells[cell.prompt] = { ...countsOf(measure, cell), lost, refused };
    }
    return { weight: 1, cells };
  });
  const options: PresenceOptions = {
    topics: prompts.map(({ topic }) => topic),
    paraphrases: prompts.map(({ question }) => question),
  };
  const { tracked, market } = currentMethod.estimate(byEngine, options);
  const sum = (of: (cell: PanelCell) => number): number =>
    groups.reduce((all, { cells }) => all + cells.reduce((own, cell) => own + of(cell), 0), 0);
  const trials = sum((cell) => countsOf(measure, cell).trials);
  const distinct = sum(({ answers }) => answers);
  return publishEstimate(tracked, market, {
    provenance: badgeOf(groups),
    asOf:
      groups
        .map((group) => group.asOf)
        .sort()
        .at(-1) ?? '',
    status: tracked.value !== null ? 'measured' : missing(distinct, trials),
    read: sum(({ read }) => read),
    distinct,
    trials,
    successes: sum((cell) => countsOf(measure, cell).successes),
  });
}

/** The sandbox predicts; imported answers are not ours; without any answer nothing was asked live. */
export const badgeOf = (groups: readonly Pick<PanelGroup, 'surface' | 'imported'>[]): Provenance =>
  badgeOfParts(groups.map(({ surface, imported }) => ({ sandbox: surface === 'sandbox', imported })));

/** The same for rows that know no surface. */
export const badgeOfParts = (parts: readonly { sandbox: boolean; imported: boolean }[]): Provenance =>
  parts.some(({ sandbox }) => sandbox)
    ? 'predicted'
    : parts.length === 0 || parts.some(({ imported }) => imported)
      ? 'cached'
      : 'live';

const missing = (answers: number, trials: number) =>
  answers > 0 && trials === 0 ? 'not_grounded' : 'insufficient';
