import { labelOf } from '@svc/contract/label';
import { dayOf } from '../day.ts';
import { pointsWithRange, type Range } from '../points.ts';

const day = (at: string): string => dayOf(at, 'en');
const list = (values: readonly (string | number)[]): string => values.join(', ') || 'none';
/** Personas by id; an empty one is nobody in particular. */
const askers = (personas: readonly string[]): string =>
  list(personas.map((id) => id || 'nobody in particular'));

interface Since<Value> {
  now: Value[];
  before: Value[];
}

interface ReaderChange {
  /** Day of the change, and models before and after it. */
  since: string;
  earlier: string[];
  later: string[];
  /** Mentions that both read. */
  reread: number;
}

/** What figures rest on, and what differs between points of a series. */
const answersOf = (surfaces: readonly string[]): string =>
  surfaces.map((id) => labelOf('answersOf', id)).join(' and ');

export const read = {
  'demand.few_known': ({ known, all, needed }: { known: number; all: number; needed: number }) =>
    `Search volumes are known for ${known} of ${all} questions; ${needed} are needed. Import more searches.`,
  'demand.few_readable': ({ known, needed }: { known: number; needed: number }) =>
    `Too few of the ${known} questions with a known search volume have a readable answer; ${needed} are needed.`,
  'compared.by_mention': ({
    names,
    seen,
    inProject,
  }: {
    names: string[];
    /** Domains that may be theirs, with the brand and the answers that name it and cite them. */
    seen: { domain: string; name: string; answers: number }[];
    inProject: boolean;
  }) => {
    const found = seen.map(({ domain, name, answers }) => `${domain} (${name}, ${answers} answers)`);
    return `Brands are compared by mention: ${names.join(', ')} ${names.length === 1 ? 'has' : 'have'} no domain, so citations could not count for all. A brand with domains is also present where it is cited: compare mentions instead of presence.${found.length > 0 ? ` Seen in answers that name them: ${found.join(', ')}.` : ''}${inProject ? ' Add their domains to the project’s identity.' : ''}`;
  },
  'competitor.surfaces_together': ({ surfaces }: { surfaces: string[] }) =>
    `This counts ${answersOf(surfaces)} together. A brand may lead on one surface and trail on another: choose one to see it by itself.`,
  'compare.surfaces_together': ({ surfaces }: { surfaces: string[] }) =>
    `The change over all engines counts ${answersOf(surfaces)} together. One surface may rise while another falls: choose one to see it by itself.`,
  'competitor.unseen': ({ names }: { names: string[] }) =>
    `No scan in this period looked for ${names.join(', ')}.`,
  'scorecard.apart': ({ rows }: { rows: string[] }) =>
    `Several surfaces are not pooled. Choose one surface or engine for: ${rows.join(', ')}.`,
  'shopping.too_many': ({ most }: { most: number }) =>
    `The period has more than ${most} different cards or ads.`,
  'span.partial': ({ unit, days }: { unit: 'day' | 'week' | 'month'; days: string[] }) =>
    `The period covers only part of the ${unit} that begins on ${days.map(day).join(' and on ')}.`,
  'cycle.over_days': ({ days }: { days: number }) => `Presence over the last ${days} days`,
  'cycle.over_runs': ({ runs }: { runs: number }) => `Presence over the last ${runs} runs`,

  // what else changed from a point of a series to the next
  'series.engines': ({ now, before }: Since<string>) => `Engines: ${list(now)}; before: ${list(before)}.`,
  'series.models': ({ now, before }: Since<string>) => `Now ${list(now)}; before ${list(before)}.`,
  'series.prompts': ({ shared, now, before }: { shared: number; now: number; before: number }) =>
    `${shared} of ${now} prompts were asked before, of ${before} then.`,
  'series.names': ({ now, before }: Since<string | number>) =>
    `Names and domains of version ${list(now)}; before: ${list(before)}.`,
  'series.detector': ({ now, before }: Since<string>) =>
    `Read by detector ${list(now)}; before: ${list(before)}.`,
  'series.locale': ({ now, before }: Since<string>) => `Locale ${list(now)}; before: ${list(before)}.`,
  'series.persona': ({ now, before }: Since<string>) =>
    `Asked as ${askers(now)}; before: as ${askers(before)}.`,

  // explanations of a figure
  'explain.most_influence': ({ shown, all }: { shown: number; all: number }) =>
    `The ${shown} prompts with the most influence of ${all}.`,
  'explain.other_model': ({ old, model }: { old: string; model: string }) =>
    `Model ${old} no longer exists, so the explanation uses ${model}.`,
  'explain.was': ({ value }: { value: number }) =>
    `It was ${value.toFixed(3)} when it was made; pages or answers have been read again since.`,
  'explain.own_answers': ({ present, answers }: { present: number; answers: number }) =>
    `Present in ${present} of ${answers} answers to this prompt`,
  'explain.prompt': ({ text, present, answers }: { text: string; present: number; answers: number }) =>
    `${text}: present in ${present} of ${answers}`,

  // who reads answers
  'reader.waiting': ({ reader, mentions }: { reader: string; mentions: number }) =>
    `${mentions} mentions have yet to be read by ${reader} and count as unknown. Readings by another reader are not mixed in.`,
  'reader.since': ({ reader, since, before }: { reader: string; since: string; before: string }) =>
    `${reader} has read this project since ${day(since)}; ${before} did before. The whole series was read again, so it has one reader; figures that you saved earlier have the other.`,
  'reader.models': ({ models, since }: { models: string[]; since: string }) =>
    `${models.length} models answered under this name, the newest since ${day(since)}: ${models.join(', ')}. A change between their readings may come from the reader, not the answers.`,
  'reader.few_reread': ({ since, earlier, later, reread, needed }: ReaderChange & { needed: number }) =>
    `Since ${day(since)}, ${later.join(', ')} reads; before, ${earlier.join(', ')} did. Both read only ${reread} of the same mentions (${needed} are needed), so tone before and after cannot be compared.`,
  'reader.differs': ({
    since,
    earlier,
    later,
    reread,
    value,
    ci,
  }: ReaderChange & { value: number; ci: Range }) =>
    `Since ${day(since)}, ${later.join(', ')} reads; before, ${earlier.join(', ')} did. In ${reread} mentions that both read, praise differs by ${pointsWithRange(value, ci)}. That part of the change comes from the reader, not the answers.`,
  'reader.no_engine': ({ engine }: { engine: string }) => `The operator has not set ${engine} up.`,
  'reader.no_key': ({ engine }: { engine: string }) => `Your own key for ${engine} is gone. Set it again.`,
  'detection.read_again': ({
    answers,
    changed,
    day: on,
    names,
    detector,
  }: {
    answers: number;
    changed: number;
    day: string;
    /** Versions of the brand’s names and of the detector, where they changed. */
    names: { now: number; before: number } | null;
    detector: { now: string; before: string } | null;
  }) => {
    const reasons = [
      names && `names and domains of version ${names.now} (before: ${names.before})`,
      detector && `detector ${detector.now} (before: ${detector.before})`,
    ].filter(Boolean);
    return `Its ${answers} answers were read again on ${day(on)}${reasons.length > 0 ? ` with ${reasons.join(' and ')}` : ''}: ${changed} of them read differently now.`;
  },

  // schedules, webhooks, channels
  'schedule.monthly': ({ credits, left, monthly }: { credits: number; left: number; monthly: number }) =>
    `This run may cost ${credits} credits, but only ${left} of the schedule’s ${monthly} a month are left. Raise its monthly limit, or ask less.`,
  'webhook.failing': ({ since }: { since: string }) => `Every attempt since ${day(since)} has failed.`,
  'webhook.refused': ({ status }: { status: number }) =>
    `It answered ${status}; only 2xx counts as received.`,
  'webhook.late': ({ seconds }: { seconds: number }) =>
    `The receiver did not answer within ${seconds} seconds. Answer 2xx at once, and do the work afterwards.`,
  'webhook.answered': ({ status }: { status: number | null }) => `It answered ${status}.`,
  'project.draft': ({ name }: { name: string }) =>
    `No prompts are asked yet: “${name}” is a draft. Activate it.`,
};
