import type { EngineMeasures, SurfaceMeasures } from '@svc/contract/measure/score';
import { say } from '../../../i18n/index.ts';
import type { Facts } from './queries-facts.ts';

export const fewTopicsNote =
  'The prompts cover fewer than 8 topics, or most of them cover only a few, so the interval for questions like these holds for these topics only. Spread prompts over 8 topics or more to learn about others.';

export const shownOnlyNote =
  'Some questions get no answer box, so these rates cover the answers shown, not all questions.';

export const boundedNote =
  'Some answers were refused, blocked or unreadable, or were lost more often where the brand is present. Intervals marked bounded-by-loss are wide enough for whatever those answers would have said.';

/** An answer box answers some questions only: its rates are of the answers that it showed. */
export function shownNote({ label, shown }: EngineMeasures): string[] {
  if (!shown || shown.value === null || !shown.ci) return [];
  const { value, ci } = shown;
  return [say({ id: 'score.shown', values: { engine: label, value, ci: { low: ci.low, high: ci.high } } })];
}

/** Where fewer than four of five answers count, since they repeat: the figures tell only how many count. */
function repeatNotes(engines: readonly EngineMeasures[]): string[] {
  const [counted, read] = engines.reduce(
    ([some, all], { presence: { trials, distinct = 1 } }) => [some + trials, all + trials / distinct],
    [0, 0],
  );
  if (counted >= 0.8 * read) return [];
  return [say({ id: 'score.copies', values: { counted, read: Math.round(read) } })];
}

/** Notes on imported answers: their origin, and what is unknown about how they were asked. */
function importNotes({ config: { imported }, samples }: Facts): string[] {
  if (!imported) return [];
  const notes = [say({ id: 'import.from', values: { answers: samples.length, source: imported.source } })];
  if (imported.repeats === null)
    notes.push(
      'It is not known how often each prompt was asked. Failures are not counted, so rates cover the answers received.',
    );
  if (imported.unanswered === 'unknown' && samples.every(({ outcome }) => outcome === 'answered'))
    notes.push(
      'Prompts without an answer may be missing from the file. If that depends on the brand, rates are further off than the intervals say.',
    );
  return notes;
}

/** Notes that a reader of the figures needs. */
export function notesFor(
  facts: Facts,
  figures: { counted: number; overall: SurfaceMeasures | null; engines: readonly EngineMeasures[] },
): string[] {
  const { counted, overall, engines } = figures;
  const notes: string[] = importNotes(facts);
  const branded = facts.prompts.length - counted;
  if (branded > 0) notes.push(say({ id: 'score.branded', values: { prompts: branded } }));
  if (counted < 20) notes.push(say({ id: 'score.few_prompts', values: { prompts: counted } }));
  if (engines.some(({ presence }) => presence.market?.label === 'few_topics')) notes.push(fewTopicsNote);
  if ([overall, ...engines].some((figure) => figure?.presence.ci?.method.startsWith('bounded-by-loss')))
    notes.push(boundedNote);
  notes.push(...engines.flatMap(shownNote), ...repeatNotes(engines));
  if (overall?.basis === 'mixed')
    notes.push(
      'Engines that always answer are pooled with answer boxes that sometimes show none, so the pooled rates cover the answers given, not the questions asked.',
    );
  if (overall === null)
    notes.push(
      'Engines of different surfaces were asked, and they are not pooled unless you choose to. What compares brands here counts them together; competitors and share of voice can be seen for one surface.',
    );
  const whole = facts.prompts.length * facts.config.samplesK;
  for (const run of facts.runs) {
    if (run.repeats)
      notes.push(say({ id: 'score.repeated', values: { engine: run.engine, skipped: run.skippedSamples } }));
    if (facts.config.stopHalfWidth === null || run.plannedSamples + run.skippedSamples >= whole) continue;
    notes.push(
      say({
        id: 'score.stopped',
        values: {
          engine: run.engine,
          planned: run.plannedSamples,
          whole,
          halfWidth: facts.config.stopHalfWidth,
        },
      }),
    );
  }
  if (facts.past.size > 0)
    notes.push(
      'Each prompt has one answer, so the variation between answers is taken from earlier scans of this project.',
    );
  if (facts.runs.some((run) => run.surface === 'sandbox'))
    notes.push(
      'The sandbox is a retrieval engine over given pages: its figures are predictions, not measurements of any product.',
    );
  return notes;
}
