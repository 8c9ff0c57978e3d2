import { labelOf } from '@svc/contract/label';
import { points, pointsRange, pointsWithRange, type Range, signedPoints } from '../points.ts';
import type { Part, Say } from './values.ts';

const questionsOf = (count: number): string => (count === 1 ? 'one question' : `${count} questions`);

interface Against {
  value: number;
  ci: Range;
  /** By the prediction. */
  predicted: number;
}
const against = ({ value, ci, predicted }: Against): string =>
  `${signedPoints(value)} (${pointsRange(ci)}) against the prompts that it does not touch; predicted: ${signedPoints(predicted)}`;

interface Effect {
  measure: string;
  value: number;
  ci: Range;
  treated: number;
  holdout: number;
}
const effect = ({ value, ci }: Effect): string => pointsWithRange(value, ci, { digits: 0 });

/** Recommendations, plans, simulations and experiments. */
export const improve = {
  // why something is recommended
  'why.crawlers': ({ engines }: { engines: string[] }) =>
    `Your site shuts out the search crawlers of ${engines.join(', ')}.`,
  /** Features by what they are called in English, as the predictor has them. */
  'why.page_lacks': ({ prompts, features }: { prompts: number; features: string[] }) =>
    `Your best page for ${prompts === 1 ? 'one prompt' : `${prompts} prompts`} lacks this: ${features.map((name) => name.toLowerCase()).join('; ')}.`,
  'why.no_definition': (_: object) =>
    'None of your pages that we read says in one sentence what the brand is.',
  'why.page_fits': ({ url, questions }: { url: string; questions: number }) =>
    `${url} fits ${questionsOf(questions)} that others win.`,
  'why.pages_fit': ({ url, others, questions }: { url: string; others: number; questions: number }) =>
    `${url} and ${others === 1 ? 'one more page' : `${others} more pages`} of yours fit ${questionsOf(questions)} that others win.`,
  'why.compared': ({ name, questions }: { name: string; questions: number }) =>
    `${name} leads on ${questionsOf(questions)} that compare, and no page of yours that was read answers them.`,
  'why.no_page': ({ questions }: { questions: number }) =>
    `No page of yours that was read answers ${questionsOf(questions)} that others win.`,
  'why.source': ({
    domain,
    cited,
    withRival,
    withOwn,
  }: {
    domain: string;
    cited: number;
    withRival: number;
    withOwn: number;
  }) => `${cited} answers cite ${domain}: ${withRival} name a competitor, ${withOwn} name you.`,
  'why.wrong_claim': ({ topic, wrong, all }: { topic: string; wrong: number; all: number }) =>
    `${wrong} of ${all} answers that speak of “${topic}” get it wrong.`,
  'why.wrong_price': ({
    topic,
    value,
    wrong,
    all,
  }: {
    topic: string;
    value: string;
    wrong: number;
    all: number;
  }) => `${wrong} of ${all} answers that give the price “${topic}” get it wrong; it is ${value}.`,

  // whether it worked
  'verify.rise': (figure: Against) => `A rise is shown: ${against(figure)}.`,
  'verify.no_rise': (figure: Against) => `The predicted rise is not confirmed: ${against(figure)}.`,
  'verify.unclear': ({ number, more, ...figure }: Against & { number: number; more: Part }, say: Say) =>
    `Not clear yet at check ${number}: ${against(figure)}. ${say(more)}`,
  'verify.times': ({ times }: { times: number }) =>
    `About ${times} times as many prompts would show one of the predicted size.`,

  // plans and simulations
  'plan.ties': ({ steps }: { steps: number }) =>
    `${steps === 1 ? 'One step is' : `${steps} steps are`} about as good as the best alternative: choose what suits you.`,
  'simulation.shared': ({ cells }: { cells: number }) =>
    `Compared on the ${cells} cells that all of them share.`,
  'simulation.adoption': ({ adoption }: { adoption: number }) => `All use the largest adoption, ${adoption}.`,
  // Names of features are for programs, which find them in the field beside it.
  'simulation.untested': ({ names }: { names: string[] }) =>
    `Nobody has tested ${names.length === 1 ? 'one of these effects' : `${names.length} of these effects`}. The model relies on what cited pages have in common.`,
  'simulation.cap': ({ percent }: { percent: number }) =>
    `The cap was reached in ${percent}% of draws: more edits of this kind add nothing.`,
  'simulation.some': ({ subjects, cells }: { subjects: number; cells: number }) =>
    `Run on ${subjects} of ${cells} prompt × engine cells, spread evenly.`,

  // experiments
  'experiment.split': (
    { treated, holdout, step }: { treated: number; holdout: number; step: Part },
    say: Say,
  ) =>
    `The change applies to ${treated} prompts; ${holdout} stay as they are. The split is random. ${say(step)}`,
  'experiment.ended': (_: object) => 'The experiment has ended: read its result.',
  'experiment.stopped': (_: object) => 'The experiment was stopped.',
  'experiment.scanning': (_: object) => 'A scan is running: wait until it has finished.',
  'experiment.due_before': ({ scans }: { scans: number }) => `Scans still due before the change: ${scans}.`,
  'experiment.make_change': (_: object) =>
    'Next: make the change for them, then start the experiment again and say that it is live.',
  'experiment.due_after': ({ scans }: { scans: number }) => `The change is live. Scans still due: ${scans}.`,
  'experiment.done': (_: object) => 'All scans are done: the result follows.',
  'experiment.later': ({ scans, started }: { scans: number; started: number }) =>
    `The result comes once all ${scans} scans with the change live are in; started so far: ${started}. No figure is shown before, because looking early makes chance look like success.`,
  'experiment.none_shown': ({
    look,
    scans,
    value,
    ci,
  }: {
    look: number;
    scans: number;
    value: number;
    ci: Range;
  }) =>
    `No effect is shown at scan ${look} of ${scans} after the change: ${signedPoints(value, { digits: 0 })} (${pointsRange(ci, { digits: 0 })}) against the prompts left as they were. That does not prove there is none.`,
  'experiment.worked': (one: Effect) =>
    `The change worked: ${labelOf('measure', one.measure)} rose by ${effect(one)} on ${one.treated} changed prompts, against ${one.holdout} left as they were.`,
  'experiment.harmed': (one: Effect) =>
    `The change did harm: ${labelOf('measure', one.measure)} fell by ${effect(one)} on ${one.treated} changed prompts, against ${one.holdout} left as they were.`,
  'experiment.missed': ({ rise, times, more }: { rise: number; times: number; more: Part }, say: Say) =>
    `A rise of ${points(rise)} would be missed ${times} times in 100. ${say(more)}`,
};
