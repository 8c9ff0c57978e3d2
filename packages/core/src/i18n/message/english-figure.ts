import { dayOf } from '../day.ts';
import { percentOfTenths as percent, percent as whole } from '../percent.ts';
import type { Range } from '../points.ts';
import type { Part, Say } from './values.ts';

const day = (at: string): string => dayOf(at, 'en');
const range = ({ low, high }: Range): string => `95%: ${percent(low)} to ${percent(high)}`;

/** Null: the sandbox named the brand in no answer that counts. */
interface Sandbox {
  found: number | null;
}
const beside = ({ found }: Sandbox): string =>
  found === null
    ? ''
    : ` The sandbox names the brand in ${percent(found)} of its answers. It quotes only the pages it was given, so the two figures may differ.`;

/** Figures, and what may mislead in them. */
export const figure = {
  'score.present': ({
    value,
    ci,
    market,
    prompts,
    answers,
    emulated,
  }: {
    value: number;
    ci: Range;
    /** On questions like these. */
    market: Range | null;
    prompts: number;
    answers: number;
    emulated: boolean;
  }) =>
    `Present in ${percent(value)} of answers to these prompts (${range(ci)}), from ${answers} answers to ${prompts} prompts.${market ? ` On questions like these: ${range(market)}.` : ''}${emulated ? ' The engines are emulated: this says nothing about the brand.' : ''}`,
  'score.expected': ({
    model,
    value,
    low,
    high,
    ...sandbox
  }: Sandbox & Range & { model: string; value: number }) =>
    `No answer engine was asked. The predictor (${model}) expects presence in ${percent(value)} of answers (${range({ low, high })}).${beside(sandbox)}`,
  'score.unknown': ({ model, answers, ...sandbox }: Sandbox & { model: string; answers: number }) =>
    `No answer engine was asked, and the predictor (${model}) knows too little: it takes ${answers} answers.${beside(sandbox)}`,
  'score.shown': ({ engine, value, ci }: { engine: string; value: number; ci: Range }) =>
    `${engine} showed an answer to ${percent(value)} of these searches (${range(ci)}); its rates cover the answers shown.`,
  'score.branded': ({ prompts }: { prompts: number }) =>
    `${prompts} prompts name the brand themselves and are left out of the rates.`,
  'score.few_prompts': ({ prompts }: { prompts: number }) =>
    `${prompts} prompts: intervals are indicative below 20.`,
  'score.copies': ({ counted, read }: { counted: number; read: number }) =>
    `${counted} of ${read} answers count, since answers to one prompt repeat word for word, which tells nothing new: no text counts twice there, and each weighs as much as it comes.`,
  'score.repeated': ({ engine, skipped }: { engine: string; skipped: number }) =>
    `${engine} repeated its answer to most prompts that were asked twice, so each prompt was asked only once. ${skipped} answers were skipped, and their credits were returned.`,
  'score.stopped': ({
    engine,
    planned,
    whole: all,
    halfWidth,
  }: {
    engine: string;
    planned: number;
    whole: number;
    halfWidth: number;
  }) =>
    `${engine} was stopped after ${planned} of ${all} answers: the market interval, widened to allow for stopping early, was within ±${halfWidth}. Prompts were asked in random order.`,
  'predicted.about': ({ value, low, high }: Range & { value: number }) =>
    `About ${whole(value)} (95%: ${whole(low)} to ${whole(high)}), predicted.`,
  'predicted.too_little': ({ answers }: { answers: number }) =>
    `Too little is known: it takes ${answers} answers.`,
  'calibration.few_prompts': ({ prompts }: { prompts: number }) =>
    `${prompts} prompts: too few to tell a calibrated predictor from a poor one.`,
  'rank.too_few': ({ least, questions }: { least: number; questions: number }) =>
    `It takes ${least} topics or questions to say how sure a rank is; there are ${questions}.`,
  'shopping.no_products': ({ silent, answers }: { silent: number; answers: number }) =>
    `${silent} of ${answers} answers come from a source that does not report the products it shows, so they count in no product share.`,
  'shopping.no_ads': ({ silent, answers }: { silent: number; answers: number }) =>
    `${silent} of ${answers} answers come from a source that does not report the ads it shows, so they count in no share of ads.`,

  'score.thin_corpus': (
    {
      pages,
      domains,
      enough,
      remedy,
    }: { pages: number; domains: number; enough: { pages: number; domains: number }; remedy: Part },
    say: Say,
  ) =>
    `No sandbox figures: the sandbox had ${pages} third-party pages on ${domains} domains and needs ${enough.pages} on ${enough.domains}. With fewer, it names the brand for lack of anything else to quote. ${say(remedy)}`,
  'score.long_run_needs': ({ scans }: { scans: number }) =>
    `The scan’s figures describe its day, and days differ. The long-run figure needs scans of the same prompts on ${scans} days.`,
  'span.empty': ({ sides, filtered }: { sides: ('before' | 'after')[]; filtered: boolean }) =>
    filtered
      ? `Nothing that was measured in the span ${sides.join(' and ')} matches these filters.`
      : `Nothing was measured in the span ${sides.join(' and ')}.`,
  'span.from_to': ({ from, to }: { from: string; to: string }) => `The span is ${from} to ${to}.`,
  /** Filters with values that there are. */
  'span.measured': ({ parts, span: [from, to] = [] }: { parts: string[]; span?: string[] }) =>
    `Nothing measured matches this period and these filters. Measured so far: ${[...parts, ...(from && to ? [`from ${day(from)} to ${day(to)}`] : [])].join('; ')}.`,

  // how the service does
  'status.answered': ({ ms }: { ms: number }) => `It answered in ${ms} ms.`,
  'status.workers': ({ workers }: { workers: number }) => `${workers} running.`,
  'status.none_waits': ({ what }: { what: string }) => `No ${what} waits.`,
  'status.waited': ({ what, seconds }: { what: string; seconds: number }) =>
    `The oldest ${what} that is due has waited ${seconds} s.`,
  'status.few_samples': ({ samples }: { samples: number }) =>
    `${samples} samples in the last hour: too few to tell.`,
  'status.failed': ({ failed, samples }: { failed: number; samples: number }) =>
    `${failed} of ${samples} samples failed in the last hour.`,
} satisfies Record<string, (values: never, say: Say) => string>;
