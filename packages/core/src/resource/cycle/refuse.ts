import { isCycleWhole, leastAnswered } from '@svc/scoring';
import { dayOf } from '../../prose/index.ts';
import type { RunFacts } from './level.ts';

const percent = (share: number): string => `${Math.round(100 * share)}%`;

type Waiting = 'level' | 'change';

/** Engines that answer with another model, and names of the brand that changed, within the runs. */
function changeWithin(runs: readonly RunFacts[], waiting: Waiting): string | null {
  const models = new Map<string, string>();
  const [first] = runs;
  for (const { facts, at } of runs) {
    for (const { engine, model } of facts.runs) {
      const known = models.get(engine);
      if (model !== null && known !== undefined && known !== model)
        return waiting === 'level'
          ? `${engine} answered with ${model} on ${dayOf(at, 'en')}, before with ${known}. The level appears once all parts have been asked since.`
          : `${engine} answered with ${model} on ${dayOf(at, 'en')}, before with ${known}. The change appears once both cycles have been asked since.`;
      if (model !== null) models.set(engine, model);
    }
    if (
      facts.cells.length > 0 &&
      first &&
      first.facts.identityVersions.join() !== facts.identityVersions.join()
    )
      return waiting === 'level'
        ? `The brand’s names or domains changed before ${dayOf(at, 'en')}. The level appears once all parts have been asked since.`
        : `The brand’s names or domains changed before ${dayOf(at, 'en')}. The change appears once both cycles have been asked since.`;
  }
  return null;
}

/** Why these runs make no figure of a whole cycle; null: they do. */
export function whyNoLevel(runs: readonly RunFacts[], parts: number): string | null {
  if (runs.length < parts)
    return `${runs.length} of ${parts} parts have been asked. The level appears once all have.`;
  const answered = runs.map(({ cycle, planned, recorded }) => ({
    part: cycle.part,
    asked: planned,
    answered: recorded,
  }));
  const thin = answered.find((one) => !isCycleWhole([one]));
  if (thin)
    return `Only ${percent(thin.asked === 0 ? 0 : thin.answered / thin.asked)} of part ${thin.part + 1} of ${parts} was answered; ${percent(leastAnswered)} is needed. It is asked again one cycle later.`;
  return changeWithin(runs, 'level');
}

export function whyNoChange(runs: readonly RunFacts[], parts: number): string | null {
  if (runs.length < 2 * parts)
    return `${runs.length} of the ${2 * parts} runs of two cycles are done. The change appears with the last one.`;
  return whyNoLevel(runs.slice(0, parts), parts) ?? changeWithin(runs, 'change');
}
