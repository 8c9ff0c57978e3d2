import type { EngineMeasures, SurfaceMeasures } from '@svc/contract/score';
import type { Facts } from './queries-facts.ts';

export const fewTopicsNote =
  'The prompts come from fewer than 8 topics, or most of them from a few: the interval for questions like these speaks of more questions on these topics, not on others. Spread prompts over 8 topics or more to learn about other topics, too.';

export const shownOnlyNote =
  'Answer boxes show no answer to some questions: their rates are of the answers shown, not of all questions.';

export const boundedNote =
  'Answers were refused, blocked or unreadable, or were lost more often where the brand is present: intervals called bounded-by-loss reach as far as what they would have said could move the figure.';

const percent = (value: number): string => `${Math.round(1_000 * value) / 10}%`;

/** An answer box answers some questions only: its rates are of the answers that it showed. */
function shownNote({ label, shown }: EngineMeasures): string[] {
  if (!shown || shown.value === null || !shown.ci) return [];
  const { value, ci } = shown;
  return [
    `${label} showed an answer to ${percent(value)} of these searches (95%: ${percent(ci.low)} to ${percent(ci.high)}): its rates are of the answers shown.`,
  ];
}

/** Notes on imported answers: their origin, and what is unknown about how they were asked. */
function importNotes({ config: { imported }, samples }: Facts): string[] {
  if (!imported) return [];
  const notes = [
    `${samples.length} answers were imported (${imported.source}): this service did not ask for them, and figures of its own scans are kept apart from these.`,
  ];
  if (imported.repeats === null)
    notes.push(
      'How many answers were asked for of each prompt is not known: what failed is not counted, so rates are of the answers that came.',
    );
  if (imported.unanswered === 'unknown' && samples.every(({ outcome }) => outcome === 'answered'))
    notes.push(
      'Prompts that were asked and not answered may be missing from the file: if that depends on the brand, rates are off by more than the intervals say.',
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
  if (branded > 0) notes.push(`${branded} prompts name the brand themselves and are left out of the rates.`);
  if (counted < 20) notes.push(`${counted} prompts: intervals are indicative below 20.`);
  if (engines.some(({ presence }) => presence.market?.label === 'few_topics')) notes.push(fewTopicsNote);
  if ([overall, ...engines].some((figure) => figure?.presence.ci?.method.startsWith('bounded-by-loss')))
    notes.push(boundedNote);
  notes.push(...engines.flatMap(shownNote));
  if (overall?.basis === 'mixed')
    notes.push(
      'Engines that always answer are pooled with answer boxes that show no answer to some questions: the pooled rates are of the answers that there were, not of the questions.',
    );
  if (overall === null)
    notes.push(
      'Engines of different surfaces were asked; they are not pooled. Pool them only if you mean to.',
    );
  const whole = facts.prompts.length * facts.config.samplesK;
  for (const run of facts.runs) {
    if (run.repeats)
      notes.push(
        `${run.engine} gave the same answer again to most prompts that were asked twice, so each prompt was asked once: copies tell nothing new. ${run.skippedSamples} answers were not asked, and their credits are given back.`,
      );
    if (facts.config.stopHalfWidth === null || run.plannedSamples + run.skippedSamples >= whole) continue;
    notes.push(
      `${run.engine} was stopped after ${run.plannedSamples} of ${whole} answers: the market interval, widened for the choice of the moment, was within ±${facts.config.stopHalfWidth}. Prompts were asked in random order.`,
    );
  }
  if (facts.past.size > 0)
    notes.push(
      'One answer a prompt: how much answers to one prompt vary was learned from earlier scans of this project.',
    );
  if (facts.runs.some((run) => run.surface === 'sandbox'))
    notes.push(
      'The sandbox is a retrieval engine over given pages: its figures are predictions, not measurements of any product.',
    );
  return notes;
}
