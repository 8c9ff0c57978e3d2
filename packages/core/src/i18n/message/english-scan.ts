import { labelOf } from '@svc/contract/label';
import { dayOf } from '../day.ts';
import { percent, percentSign } from '../percent.ts';
import { points } from '../points.ts';
import type { Part, Say } from './values.ts';

const engineOf = (id: string): string => labelOf('engine', id);
const count = (credits: number): string => credits.toLocaleString('en');
const topicsOf = (topics: number): string => (topics === 1 ? 'topic' : `${topics} topics`);
const trackedPrompts = (tracked: number): string =>
  tracked === 1 ? 'tracked prompt' : `${tracked} tracked prompts`;
const own = 'add up to 500 of your own at once';
const correlation = ({ value, low, high }: Correlation): string =>
  `${value.toFixed(2)} (95${percentSign('en')}: ${low.toFixed(2)} to ${high.toFixed(2)})`;
const ofNew = (fresh: boolean): string => (fresh ? ' among its new answers' : '');

interface Correlation {
  value: number;
  low: number;
  high: number;
}

/** Scans before and after they run: advice, estimates and quality. */
export const scan = {
  'advice.more_prompts': (
    {
      prompts,
      now,
      later,
      more,
      credits,
      way,
    }: { prompts: number; now: number; later: number; more: number; credits: number; way: Part },
    say: Say,
  ) =>
    `${prompts} prompts were counted, which is few: on questions like these, each engine’s presence is known to within ±${points(now)}. 30 prompts would narrow that to ±${points(later)}, at ${count(more)} credits a scan instead of ${count(credits)}. ${say(way)}`,
  'advice.change_shown': ({ day, change }: { day: string; change: Part }, say: Say) =>
    `The newest scan, of ${dayOf(day, 'en')}, shows a change. ${say(change)}`,
  'advice.prompts_before_repeats': (
    {
      prompts,
      fewer,
      samples,
      now,
      later,
      way,
    }: { prompts: number; fewer: number; samples: number; now: number; later: number; way: Part },
    say: Say,
  ) =>
    `For the market, more prompts help more than repeats: ${prompts} prompts asked once cost the same as ${fewer} asked ${samples} times, and narrow each engine’s interval from ±${points(now)} to ±${points(later)}. ${say(way)} To measure exactly these prompts, repeats are worth it.`,
  'advice.engine_failing': ({ engine, failed, all }: { engine: string; failed: number; all: number }) =>
    `${engineOf(engine)} gave no answer to ${failed} of ${all} samples, so its figures rest on few answers.`,
  'advice.check_engine': ({ engine }: { engine: string }) =>
    `Check whether ${engineOf(engine)} answers at the moment.`,
  'advice.engines_not_asked': ({ engines }: { engines: string[] }) =>
    `The newest scan left out engines of the project: ${engines.map(engineOf).join(', ')}.`,
  'advice.stale': ({ days }: { days: number }) =>
    `The newest scan is ${days} days old. Within a month, most engines replace half of the pages they cite.`,
  'advice.noise_floor': ({ noise, visible }: { noise: number; visible: number }) =>
    `If nothing changed, repeating this scan would move presence by up to ${points(noise)}, 19 times in 20. Treat smaller changes as noise; a change of ${points(visible)} would be found 4 times in 5.`,

  // how to come to more prompts
  'prompts.from_topics': ({ topics }: { topics: number }) =>
    `You can generate them from the project’s ${topicsOf(topics)}.`,
  'prompts.more_topics': ({ topics, prompts, needed }: { topics: number; prompts: number; needed: number }) =>
    `The project’s ${topicsOf(topics)} ${topics === 1 ? 'gives' : 'give'} ${prompts} that differ enough: name ${needed} or more topics. Or ${own}.`,
  'prompts.at_most': ({ most, named }: { most: number; named: boolean }) =>
    `You can generate up to ${most} per set${named ? ', from topics that you name' : ''}; ${own}.`,
  'prompts.locked': ({ tracked }: { tracked: number }) =>
    `The set is locked, so its ${tracked} prompts cannot change. Add prompts to a copy; scans of both are compared on the prompts they share.`,
  'prompts.enough': ({ tracked }: { tracked: number }) =>
    `The set has ${tracked}. Let a scan ask more of them.`,
  'prompts.no_more': ({ tracked }: { tracked: number }) =>
    `Nothing can be generated beyond the ${trackedPrompts(tracked)}. Name other topics, or add prompts of your own.`,
  /** Topics: none, or two. */
  'prompts.add': ({ count: more, topics, tracked }: { count: number; topics: string[]; tracked: number }) =>
    `You can generate ${more} more${topics.length < 2 ? '' : `, on topics that the set does not cover, such as “${topics[0]}” and “${topics[1]}”`}. The ${trackedPrompts(tracked)} ${tracked === 1 ? 'stays' : 'stay'}, so scans stay comparable; new prompts are compared from the next scan on.`,
  'prompts.do_generate': ({ count: prompts }: { count: number }) =>
    `Generate ${prompts} prompts and activate them.`,
  'prompts.do_name_topics': ({ needed, count: prompts }: { needed: number; count: number }) =>
    `Name ${needed} or more topics, and generate ${prompts} prompts.`,
  'prompts.do_scan': ({ count: prompts }: { count: number }) => `Scan with up to ${prompts} prompts.`,
  'prompts.do_add': ({ count: prompts }: { count: number }) => `Generate ${prompts} more for the set.`,

  'prompts.small_set': ({ questions }: { questions: number }) =>
    `${questions} questions give wide intervals, good for a first look. Use 50 or more to base decisions on.`,
  'prompts.why_rival': ({ word }: { word: string }) => `“${word}” is a rival of the business.`,
  'prompts.why_need': ({ word }: { word: string }) => `People come to this kind of business with “${word}”.`,
  'prompts.why_person': ({ word }: { word: string }) => `The business is for “${word}”.`,
  'prompts.why_offer': ({ word }: { word: string }) => `“${word}” is part of what the business offers.`,

  // estimates and plans
  /** `named`: there are others, which name the brand and do not count. */
  'estimate.few_prompts': ({ prompts, named }: { prompts: number; named?: boolean }) =>
    `${prompts} ${prompts === 1 ? 'prompt' : 'prompts'}${named ? ` without the brand’s name` : ''} ${prompts === 1 ? 'gives' : 'give'} indicative intervals; ask 20 or more.`,
  'estimate.prompts_before_repeats': (
    { prompts, now, later, way }: { prompts: number; now: number; later: number; way: Part | null },
    say: Say,
  ) =>
    `For the market, more prompts help more than repeats: ${prompts} prompts asked once cost the same and narrow the half-width from ${now.toFixed(3)} to ${later.toFixed(3)}.${way ? ` ${say(way)}` : ''}`,
  'plan.topics_limit': ({ topics, least, credits }: { topics: number; least: number; credits: number }) =>
    `The project’s prompts cover ${topics} topics, which limits precision: more prompts on these narrow the market’s interval to ±${(100 * least).toFixed(1)} points at best. ${count(credits)} credits come within 0.2 points of that; only prompts on more topics get below it.`,
  'plan.more_prompts': ({ wanted, there, way }: { wanted: number; there: number; way: Part }, say: Say) =>
    `The plan asks ${wanted} prompts; the project has ${there}. ${say(way)}`,
  'cycle.saves': ({
    credits,
    daily,
    parts,
    perRun,
    saved,
    width,
  }: {
    credits: number;
    daily: number;
    parts: number;
    perRun: number;
    saved: number;
    width: number;
  }) =>
    `Asked every day, this costs ${count(credits)} credits a day and shows each day within ±${points(daily)} on questions like these. Asked in ${parts} parts, one a day and each question once, it costs ${count(perRun)} credits a day (${percent(saved)} less) and shows presence over ${parts} days within ±${points(width)}.`,

  // quality
  'quality.questions': ({ questions, fresh }: { questions: number; fresh: boolean }) =>
    `${questions} questions${ofNew(fresh)}`,
  'quality.questions_needed': ({ least }: { least: number }) => `${least} or more that do not name the brand`,
  'quality.answers': ({ answers, fresh }: { answers: number; fresh: boolean }) =>
    `${answers} readable answers per cell${ofNew(fresh)}`,
  'quality.answers_needed': ({ least }: { least: number }) => `${least} or more`,
  'quality.correlated': (found: Correlation) =>
    `repeats are correlated by ${correlation(found)}, so the intervals for these prompts are too narrow. Ask each prompt once a day, on more days`,
  'quality.not_correlated': (found: Correlation) => `no correlation shown: ${correlation(found)}`,
  'quality.neutral': ({ branded, intents }: { branded: number; intents: number }) =>
    `${percent(branded)} of prompts name the brand; ${intents} intents`,
  'quality.neutral_needed': ({ share, intents }: { share: number; intents: number }) =>
    `at most ${percent(share)}, and ${intents} intents or more`,
  'quality.coverage': ({ coverage }: { coverage: number }) =>
    `${percent(coverage)} of samples recorded or reused`,
  'quality.coverage_needed': ({ least }: { least: number }) => `${percent(least)} or more`,
  'quality.engines_changed': ({ changes }: { changes: number }) => `${changes} engine changes noticed`,
  'quality.width': ({ half }: { half: number }) => `±${Math.round(half * 1_000) / 10} points for the market`,
  'quality.widths': ({ widths }: { widths: { surface: string; half: number | null }[] }) =>
    `market: ${widths.map(({ surface, half }) => `${labelOf('surface', surface)} ${half === null ? 'no figure' : `±${Math.round(half * 1_000) / 10} points`}`).join(', ')}`,
  'quality.width_needed': ({ half }: { half: number }) => `±${half * 100} points or less`,
};
