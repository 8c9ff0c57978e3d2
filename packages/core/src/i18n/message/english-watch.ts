import { labelOf } from '@svc/contract/label';
import { dayOf } from '../day.ts';
import { percent, percentWithRange, type Share } from '../percent.ts';
import type { Part, Place, Say } from './values.ts';

const engineOf = (id: string): string => labelOf('engine', id);
const count = (credits: number): string => credits.toLocaleString('en');
const day = (at: string): string => dayOf(at, 'en');
const times = (asked: number): string => (asked === 1 ? 'once' : `${asked} times`);

/** How a goal stands. */
interface Chance {
  probability: number;
  target: number;
  due: string;
  now: Share;
}
const chance = ({ probability, target, due, now }: Chance): string =>
  `${percent(probability)} chance of reaching ${percent(target)} by ${day(due)}; the newest scan shows ${percentWithRange(now)}`;

interface Models {
  engine: string;
  model: string;
  before: string;
}

/** A persona as it asked; null: nobody in particular. */
export interface Asker {
  name: string;
  version: number;
}
const askerOf = (persona: Asker | null): string =>
  persona ? `${persona.name} (version ${persona.version})` : 'nobody in particular';

/** What a cycle has to wait for after a change. */
type Waiting = 'level' | 'change';
const since = (waiting: Waiting): string =>
  waiting === 'level'
    ? 'The level appears once all parts have been asked since.'
    : 'The change appears once both cycles have been asked since.';

/** Rules of alerts, forecasts, and what differs between scans. */
export const watch = {
  'rule.learning': ({ scans }: { scans: number }) =>
    `This rule needs ${scans === 1 ? 'one more scan' : `${scans} more scans`} with as many prompts.`,
  'rule.calm': ({ of }: { of: 'loss' | 'change' | 'rise' | 'fall' }) => `No lasting ${of} shown.`,
  'rule.too_few_scans': ({ needed, prompts, scans }: { needed: number; prompts: number; scans: number }) =>
    `The rule needs ${needed} scans with answers to ${prompts} prompts; there are ${scans}.`,
  'rule.few_to_simulate': ({ scans }: { scans: number }) =>
    `The simulation has only ${scans} scans to learn from, so the variation from week to week is mostly assumed.`,
  'fact.credits_low': ({ left, limit }: { left: number; limit: number }) =>
    `Credits are low: ${count(left)} are left, fewer than ${count(limit)}`,
  'fact.credits_left': ({ left }: { left: number }) => `${count(left)} credits are left.`,
  'fact.credits_end': ({ day: on, earliest, left }: { day: string; earliest: string; left: number }) =>
    `Credits will run out on ${day(on)} by the forecast (95%: not before ${day(earliest)}): ${count(left)} are left`,
  'fact.credits_last': ({ days, left }: { days: number; left: number }) =>
    `Credits will last more than ${days} days by the forecast: ${count(left)} are left.`,
  'fact.goal_at_risk': ({ name, ...stands }: Chance & { name: string }) =>
    `Goal “${name}” is at risk: ${chance(stands)}`,
  'fact.goal_stands': ({ reached, ...stands }: Chance & { reached: boolean }) =>
    `${chance(stands)}${reached ? ', and it was reached before' : ''}.`,
  'fact.engine_changed': ({ engine, what }: { engine: string; what: Part }, say: Say) =>
    `${engineOf(engine)} changed: ${say(what)} A difference from earlier scans may come from the engine`,

  // forecasts and goals
  'forecast.too_few': ({ least, scans }: { least: number; scans: number }) =>
    `This takes ${least} scans with nothing else changed, and there are ${scans}. It needs ${least - scans} more of the same prompts, engines and models.`,
  'forecast.new_level': ({ day: on, engine, surface }: Place & { day: string }) =>
    `The level ${engine === null ? `in ${labelOf('surface', surface ?? '')}` : `on ${engineOf(engine)}`} changed on ${day(on)}. The forecast is of the new level; earlier scans only show how much scans vary.`,
  'forecast.too_few_days': ({ least, days }: { least: number; days: number }) =>
    `A forecast needs ${least} whole days since the first use; there are ${days}.`,
  'goal.several_surfaces': ({ surfaces }: { surfaces: string[] }) =>
    `It is measured on ${surfaces.map((id) => labelOf('surface', id)).join(' and ')}, which are not pooled. Set a goal for one of them.`,

  // engines, within a scan and since the one before
  'engine.canary': ({ differences }: { differences: string }) =>
    `Answers to the same neutral questions differ: ${differences}.`,
  'engine.several_models': ({ engine, models }: { engine: string; models: string[] }) =>
    `${engineOf(engine)} answered with more than one model during this scan: ${models.join(', then ')}.`,
  'engine.answers_differ': ({ engine, day: on }: { engine: string; day: string }) =>
    `${engineOf(engine)} has answered differently since ${day(on)}, although its model has the same name. A difference from the previous scan may come from the engine.`,
  'engine.model_changed': ({
    engine,
    before,
    after,
    day: on,
  }: {
    engine: string;
    before: string | null;
    after: string | null;
    day: string;
  }) =>
    `${engineOf(engine)} changed from ${before} to ${after} (noticed on ${day(on)}). A difference from the previous scan may come from the engine.`,

  // what else differs between two scans
  'compare.only_asked': ({ engine, scan }: { engine: string; scan: 'earlier' | 'later' }) =>
    `Only the ${scan} scan asked ${engineOf(engine)}, so it is left out.`,
  'compare.model': ({ engine, model, before }: Models) =>
    `${engineOf(engine)} answered with ${model}, before with ${before}. A change there may come from the model, not the brand.`,
  'compare.names': ({ before, after }: { before: string; after: string }) =>
    `The brand’s names or domains changed in between (version ${before} → ${after}), which may explain part of the change.`,
  'compare.few_pages': ({ engine, scan }: { engine: string; scan: 'earlier' | 'later' }) =>
    `In the ${scan} scan, ${engineOf(engine)} had too few third-party pages, so its answers are not compared.`,
  'compare.shared': ({ shared, fresh, old }: { shared: number; fresh: number; old: number }) =>
    `${shared} questions are in both scans. The ${fresh} new and ${old} earlier ones count for the market alone, where they narrow its interval.`,
  'compare.reused': ({
    scan,
    reused,
    recorded,
  }: {
    scan: 'earlier' | 'later';
    reused: number;
    recorded: number;
  }) => `The ${scan} scan reused ${reused} stored answers. Only its ${recorded} new answers are compared.`,
  'compare.samples': ({ before, now }: { before: number; now: number }) =>
    `Each prompt was asked ${times(before)} before and ${times(now)} now.`,
  'compare.locale': ({ before, after }: { before: string; after: string }) =>
    `The locale changed from ${before} to ${after}.`,
  'compare.persona': ({ before, after }: { before: Asker | null; after: Asker | null }) =>
    `The persona changed from ${askerOf(before)} to ${askerOf(after)}, which may explain part of the change.`,
  // cycles
  'cycle.model': ({ engine, model, before, day: on, waiting }: Models & { day: string; waiting: Waiting }) =>
    `${engine} answered with ${model} on ${day(on)}, before with ${before}. ${since(waiting)}`,
  'cycle.names': ({ day: on, waiting }: { day: string; waiting: Waiting }) =>
    `The brand’s names or domains changed before ${day(on)}. ${since(waiting)}`,
  'cycle.asked': ({ asked, parts }: { asked: number; parts: number }) =>
    `${asked} of ${parts} parts have been asked. The level appears once all have.`,
  'cycle.thin': ({
    share,
    part,
    parts,
    least,
  }: {
    share: number;
    part: number;
    parts: number;
    least: number;
  }) =>
    `Only ${percent(share)} of part ${part} of ${parts} was answered; ${percent(least)} is needed. It is asked again one cycle later.`,
  'cycle.two_needed': ({ made, all }: { made: number; all: number }) =>
    `${made} of the ${all} runs of two cycles are done. The change appears with the last one.`,
  'compare.no_level': ({ least, scans }: { least: number; scans: number }) =>
    `A level needs ${least} earlier scans of the same questions, engines, models and names since it last changed; there are ${scans}.`,
  'compare.few_looks': ({ least, looks }: { least: number; looks: number }) =>
    `It takes ${least} scans in the two periods to tell how much days differ, and there are ${looks}. The changes are about the days that were measured, and may not last.`,
};
