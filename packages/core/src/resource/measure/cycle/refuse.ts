import { isCycleWhole, leastAnswered } from '@svc/scoring';
import { say } from '../../../i18n/index.ts';
import type { RunFacts } from './level.ts';

type Waiting = 'level' | 'change';

/** Engines that answer with another model, and names of the brand that changed, within the runs. */
function changeWithin(runs: readonly RunFacts[], waiting: Waiting): string | null {
  const models = new Map<string, string>();
  const [first] = runs;
  for (const { facts, at } of runs) {
    for (const { engine, model } of facts.runs) {
      const known = models.get(engine);
      if (model !== null && known !== undefined && known !== model)
        return say({ id: 'cycle.model', values: { engine, model, before: known, day: at, waiting } });
      if (model !== null) models.set(engine, model);
    }
    if (
      facts.cells.length > 0 &&
      first &&
      first.facts.identityVersions.join() !== facts.identityVersions.join()
    )
      return say({ id: 'cycle.names', values: { day: at, waiting } });
  }
  return null;
}

/** Why these runs make no figure of a whole cycle; null: they do. */
export function whyNoLevel(runs: readonly RunFacts[], parts: number): string | null {
  if (runs.length < parts) return say({ id: 'cycle.asked', values: { asked: runs.length, parts } });
  const answered = runs.map(({ cycle, planned, recorded }) => ({
    part: cycle.part,
    asked: planned,
    answered: recorded,
  }));
  const thin = answered.find((one) => !isCycleWhole([one]));
  if (thin)
    return say({
      id: 'cycle.thin',
      values: {
        share: thin.asked === 0 ? 0 : thin.answered / thin.asked,
        part: thin.part + 1,
        parts,
        least: leastAnswered,
      },
    });
  return changeWithin(runs, 'level');
}

export function whyNoChange(runs: readonly RunFacts[], parts: number): string | null {
  if (runs.length < 2 * parts)
    return say({ id: 'cycle.two_needed', values: { made: runs.length, all: 2 * parts } });
  return whyNoLevel(runs.slice(0, parts), parts) ?? changeWithin(runs, 'change');
}
