import type { CitedDomain } from '@svc/contract/read/citation';
import {
  type ComparedCell,
  currentMethod,
  estimateHeadToHead,
  estimateHeadToHeadTracked,
  type Judged,
  judgeTogether,
  wilsonInterval,
} from '@svc/scoring';
import type { DomainCell, SourceCells } from './queries.ts';

/** A domain's counts by the place of prompts, one list an engine, beside the answers that searched. */
export function panelsOf({ asked }: SourceCells, cells: readonly DomainCell[]) {
  const prompts = [...new Map(asked.map((cell) => [cell.prompt, cell])).values()];
  const engines = [...new Set(asked.map(({ engine }) => engine))].sort();
  const place = (prompt: string, engine: string): string => `${engine} ${prompt}`;
  const answers = new Map(asked.map((cell) => [place(cell.prompt, cell.engine), cell.answers]));
  const own = new Map(cells.map((cell) => [place(cell.prompt, cell.engine), cell]));
  const options = {
    topics: prompts.map(({ topic }) => topic),
    paraphrases: prompts.map(({ question }) => question),
  };
  return (count: 'cited' | 'retrieved') => {
    const byEngine = engines.map((engine) => ({
      weight: 1,
      cells: prompts.map(({ prompt }) => {
        const trials = answers.get(place(prompt, engine)) ?? 0;
        return { successes: Math.min(trials, own.get(place(prompt, engine))?.[count] ?? 0), trials };
      }),
    }));
    const { market, tracked } = currentMethod.estimate(byEngine, options);
    const { value, ci, n, label, methodVersion } = market;
    const these = { value: tracked.value, ci: tracked.ci, n: tracked.n, label: tracked.label };
    return { value, ci, n, label, methodVersion, tracked: these };
  };
}

/** Share of the answers that retrieved a domain which also cite it. */
export function keptOf(cells: readonly DomainCell[]): CitedDomain['keptWhenRetrieved'] {
  const byPrompt = [...Map.groupBy(cells, ({ prompt }) => prompt).values()].map((own) => {
    const whole = own.reduce((sum, { retrieved }) => sum + retrieved, 0);
    return {
      part: Math.min(
        whole,
        own.reduce((sum, { cited }) => sum + cited, 0),
      ),
      whole,
    };
  });
  const { value, ci, n, label, methodVersion } = currentMethod.estimateShare(byPrompt);
  const size = byPrompt.reduce((sum, { whole }) => sum + whole, 0);
  // Prompts differ, so single answers of these very prompts vary less than as many alike: never too narrow.
  const these = value === null || size === 0 ? null : wilsonInterval(value, size);
  return {
    ...{ value, ci, n, label, methodVersion },
    tracked: {
      ...{ value, n, label: these ? 'upper_bound' : 'insufficient' },
      ci: these && { ...these, level: 0.95, method: 'wilson' },
    },
  };
}

/** Where a domain is cited: answers with a rival compared with those that name the own brand. */
export function gapOf(found: ReturnType<typeof questionsOf>, cells: readonly DomainCell[]) {
  const [answers, withOwn, withRival] = [
    cells.reduce((sum, { cited }) => sum + cited, 0),
    cells.reduce((sum, { own }) => sum + own, 0),
    cells.reduce((sum, { rival }) => sum + rival, 0),
  ];
  const compared = cells
    .filter(({ cited }) => cited > 0)
    .map(
      ({ prompt, engine, cited, own, rival }): ComparedCell => ({
        cluster: found.get(prompt) ?? prompt,
        engine,
        before: { successes: rival, trials: cited },
        after: { successes: own, trials: cited },
      }),
    );
  const shown = ({ value, ci, verdict, pValue }: ReturnType<typeof estimateHeadToHead>) => ({
    gap: value === null ? (withRival - withOwn) / answers : -value,
    ci: ci && { ...ci, low: -ci.high, high: -ci.low },
    verdict,
    pValue,
  });
  const gap = () => shown(estimateHeadToHead(compared)).gap;
  const test = () => ({
    like: shown(estimateHeadToHead(compared)),
    tracked: shown(estimateHeadToHeadTracked(compared)),
  });
  return { answers, withOwn, withRival, gap, test };
}

type Gap = ReturnType<typeof gapOf>;
type Test = ReturnType<Gap['test']>;

/** The sources of a list are one family of tests: of twenty beside which nobody is ahead, one would seem so in seven lists of ten. */
export function judgeGaps<Item extends Gap>(items: readonly Item[]) {
  const tested = items.map((item) => ({ item, ...item.test() }));
  const like = judgeTogether(tested.map((one) => one.like));
  const these = judgeTogether(tested.map(({ tracked }) => tracked));
  const judged = ({ pValue: _, verdict, ...gap }: Test['like'], family: Judged | undefined) => ({
    ...gap,
    verdict: verdict !== 'too_few' && !family?.discovery ? ('no_difference_shown' as const) : verdict,
  });
  return tested.map(({ item, tracked, ...one }, at) => ({
    ...item,
    judged: { ...judged(one.like, like[at]), tracked: judged(tracked, these[at]) },
  }));
}

export const questionsOf = ({ asked }: SourceCells): Map<string, string> =>
  new Map(asked.map(({ prompt, question }) => [prompt, question]));
