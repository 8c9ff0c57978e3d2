import { labelOf } from '@svc/contract/label';
import { dayOf } from '../day.ts';
import { percent, percentWithRange, type Share } from '../percent.ts';
import { points, pointsRange, pointsWithRange, signedPoints } from '../points.ts';
import { figure } from './english-figure.ts';
import { improve } from './english-improve.ts';
import { page } from './english-page.ts';
import { prompt } from './english-prompt.ts';
import { read } from './english-read.ts';
import { scan } from './english-scan.ts';
import { watch } from './english-watch.ts';
import type { Cited, Losing, Moved, Part, Place, Say, StoodOut, Watched } from './values.ts';

const engineOf = (id: string): string => labelOf('engine', id);
const surfaceOf = (id: string): string => labelOf('surface', id);
const fellOrRose = (change: number): string => (change < 0 ? 'fell' : 'rose');
const by = ({ change, ci }: Moved, digits = 1): string =>
  ci ? pointsWithRange(change, ci, { digits }) : points(change, { digits });
const against = ({ there, elsewhere }: StoodOut): string =>
  `${signedPoints(there)}, against ${signedPoints(elsewhere)}`;
const lost = ({ engine, before, after }: Losing): string =>
  `${engineOf(engine)} lost ${percent(after)} of its answers, up from ${percent(before)}.`;
const theseOf = (fewTopics: boolean): string =>
  fewTopics ? 'questions on these topics' : 'questions like these';

const whereOf = ({ engine, surface }: Place): string =>
  engine !== null ? ` on ${engineOf(engine)}` : surface === null ? '' : ` in ${surfaceOf(surface)}`;
const watchedAs = {
  presence: 'Presence',
  mention: 'Mention',
  citation: 'Citation',
  share_of_voice: 'Share of voice',
  first_place: 'First place',
} as const;
const watched = ({ metric, brand }: Watched): string =>
  brand === null ? watchedAs[metric] : `${watchedAs[metric]} of ${brand}`;
const earlier = (scans: number): string => (scans === 1 ? 'previous scan' : `${scans} scans before`);

/**
 * What the service says, by id. Rows keep ids and values: what a message says may change, but where its values become
 * others, it needs a new id.
 */
export const english = {
  /** Words that are not ours, or of an earlier release. */
  text: ({ text }: { text: string }) => text,
  // written in both languages where it is made
  written: ({ en }: { en: string; de: string }) => en,
  row: ({ parts }: { parts: Part[] }, say: Say) => parts.map(say).join(' '),
  ...improve,
  ...watch,
  ...figure,
  ...scan,
  ...prompt,
  ...page,
  ...read,

  // breaks of a series
  'break.moved': ({
    surface,
    engine,
    day,
    ...moved
  }: Moved & { surface: string; engine: string | null; day: string }) =>
    `Presence ${engine === null ? `in ${surfaceOf(surface)}` : `on ${engineOf(engine)}`} ${fellOrRose(moved.change)} by ${by(moved, 0)} on ${dayOf(day, 'en')}.`,
  'break.other_prompts': ({ surface, change }: { surface: string; change: number }) =>
    `Presence in ${surfaceOf(surface)} ${fellOrRose(change)} by ${points(change)} because other prompts were asked; the brand itself may not have changed.`,
  'break.other_engines': ({ surface, change }: { surface: string; change: number }) =>
    `Presence in ${surfaceOf(surface)} ${fellOrRose(change)} by ${points(change)} because other engines answered; the brand itself may not have changed.`,
  'break.all_new_prompts': ({ surface, change }: { surface: string; change: number }) =>
    `Presence in ${surfaceOf(surface)} ${fellOrRose(change)} by ${points(change)} with an entirely new prompt set, so the two scans cannot be compared.`,
  'break.fewer_answers': ({ surface, engines }: { surface: string; engines: Losing[] }) =>
    `Figures in ${surfaceOf(surface)} rest on fewer answers: ${engines.map(lost).join(' ')}`,

  // why
  'cause.other_prompts': (_: object) => 'The prompts are not those of the previous scan.',
  'cause.other_engines': (_: object) => 'The engines are not those of the previous scan.',
  'cause.all_new_prompts': (_: object) => 'No prompt of the previous scan was asked again.',
  'cause.lost_answers': lost,
  'cause.none': ({ direction, engine }: { direction: 'drop' | 'rise'; engine: string | null }) => {
    const rival = direction === 'drop' ? 'rose' : 'fell';
    if (engine !== null)
      return `No cause was found: no topic or source on ${engineOf(engine)} stands out, and no competitor ${rival} there. Compare its answers before and after.`;
    const check =
      direction === 'drop'
        ? 'Check what changed on your site and in what others write about you.'
        : 'Check what you changed at that time so that you can keep doing it.';
    return `No cause was found: no engine, topic or source stands out, and no competitor ${rival}. ${check}`;
  },
  'cause.topic': ({ topic, ...stood }: StoodOut & { topic: string }) =>
    `The topic “${topic}” stands out: ${against(stood)} on other topics. Compare the answers to its prompts before and after.`,
  'cause.engine': ({ engine, ...stood }: StoodOut & { engine: string }) =>
    `${engineOf(engine)} stands out: ${against(stood)} on the other engines. Compare its answers before and after.`,
  'cause.also_topic': ({ topic, ...stood }: StoodOut & { topic: string }) =>
    `Apart from that, the topic “${topic}” stands out: ${against(stood)} on other topics.`,
  'cause.also_engine': ({ engine, ...stood }: StoodOut & { engine: string }) =>
    `Apart from that, ${engineOf(engine)} stands out: ${against(stood)} on the other engines.`,
  'cause.cited_less': ({ place, before, after }: Cited) =>
    `${percent(before)} of answers cited ${place} before, ${percent(after)} since.`,
  'cause.names_less': ({ place, before, after }: Cited) =>
    `Of the answers that cite ${place}, ${percent(before)} named you before, ${percent(after)} since.`,
  'cause.source': ({ source, there, elsewhere, part }: StoodOut & { source: Part; part: number }, say: Say) =>
    `${say(source)} Presence changed by ${signedPoints(there)} where it was cited and by ${signedPoints(elsewhere)} elsewhere; this accounts for ${points(part)} of the change. Check whether it still names you.`,
  'cause.look_first': ({ source }: { source: Part }, say: Say) =>
    `Look first at a source: ${say(source)} No test shows that it is the cause.`,
  'cause.models': ({ now, before }: { now: string[]; before: string[] }) =>
    `The answers came from ${now.join(', ')}, before from ${before.join(', ')}.`,
  'cause.competitor': ({ name, change }: { name: string; change: number }) =>
    `${name} ${fellOrRose(change)} by ${points(change)} on the same prompts and engines.`,
  'cause.names': ({ before, after }: { before: string; after: string }) =>
    `The brand’s names or domains changed from version ${before} to ${after}.`,

  // findings
  'finding.brand_moved': ({ name, days, ...moved }: Moved & { name: string; days: number }) =>
    `Presence of ${name} ${fellOrRose(moved.change)} by ${by(moved)} in ${days} days.`,
  'finding.part_moved': ({
    kind,
    name,
    days,
    ...moved
  }: Moved & { kind: 'engine' | 'intent' | 'topic' | 'prompt'; name: string; days: number }) =>
    `On the ${kind} ${name}, presence ${fellOrRose(moved.change)} by ${by(moved)} in ${days} days, unlike the overall figure.`,
  'finding.lost_answers': ({ engine, share, days }: { engine: string; share: number; days: number }) =>
    `${engineOf(engine)} lost ${percent(share)} of its answers in ${days} days, so its figures rest on the remaining ones.`,
  'finding.more_than_chance': ({
    of,
    shared,
    low,
    high,
  }: {
    of: 'brands' | 'sources';
    shared: number;
    low: number;
    high: number;
  }) =>
    `The ${of} in answers changed more than chance explains: ${percent(shared)} in common with the previous scan, where ${percent(low)} to ${percent(high)} was expected.`,
  'finding.behind': ({
    name,
    losses,
    wins,
    ...moved
  }: Moved & { name: string; losses: number; wins: number }) =>
    `${name} is mentioned more often than you, by ${by(moved)}. It leads on ${losses} pairs of prompt and engine; you lead on ${wins}.`,
  'finding.cited_less': ({
    domain,
    before,
    after,
    ...moved
  }: Moved & { domain: string; before: number; after: number }) =>
    `${percent(after)} of answers cite ${domain}, down from ${percent(before)}: a fall of ${by(moved)}.`,
  'finding.never_cited': ({ never, all }: { never: number; all: number }) =>
    `${never} of your ${all} known pages (${percent(never / all)}) are cited by no answer.`,

  // changes between scans
  'change.not_comparable': (_: object) =>
    'The scans share no prompt on the same engine, so there is nothing to compare.',
  'change.too_few': (_: object) =>
    'Fewer than six prompts can be compared: too few to tell a change from noise.',
  'change.none_shown': ({ fewTopics, visible }: { fewTopics: boolean; visible: number }) =>
    `No change is shown on ${theseOf(fewTopics)}; one of ${points(visible)} or more would have been seen 4 times in 5.`,
  'change.shown': ({ fewTopics, ...moved }: Moved & { fewTopics: boolean }) =>
    `On ${theseOf(fewTopics)}, presence ${fellOrRose(moved.change)} by ${by(moved)}.`,
  'change.day': ({ scans, ...moved }: Moved & { scans: number }) =>
    `That day presence was ${by(moved)} ${moved.change < 0 ? 'below' : 'above'} the ${scans} scans before.`,
  'change.day_none': ({ scans, visible }: { scans: number; visible: number }) =>
    `That day shows no change against the ${scans} scans before; one of ${points(visible)} or more would have been seen 4 times in 5.`,
  'change.lasting': ({ scans, ...moved }: Moved & { scans: number }) =>
    `Presence ${fellOrRose(moved.change)} by ${by(moved)} compared with the ${scans} scans before, more than its usual variation from day to day.`,
  'change.lasting_none': ({ scans, visible }: { scans: number; visible: number }) =>
    `No lasting change is shown against the ${scans} scans before; one of ${points(visible)} or more would have been seen 4 times in 5.`,
  'change.waiting': ({ scans, ...moved }: Moved & { scans: number }) =>
    `Presence is ${by(moved)} ${moved.change < 0 ? 'below' : 'above'} the ${scans} scans before. With scans this close together, a second one must confirm it before it counts as lasting.`,

  // alerts
  'alert.moved': ({
    fell,
    day,
    now,
    scans,
    change,
    ...what
  }: Watched & {
    fell: boolean;
    /** null: it is not known when it began. */
    day: string | null;
    now: Share;
    scans: number;
    change: { value: number; ci: { low: number; high: number } } | null;
  }) => {
    const size =
      change === null
        ? ''
        : `, ${points(change.value, { digits: 0 })} ${fell ? 'below' : 'above'} the ${earlier(scans)} (${pointsRange(change.ci, { fell, digits: 0 })})`;
    return `${watched(what)}${whereOf(what)} ${fell ? 'fell' : 'rose'}${day === null ? '' : ` on ${dayOf(day, 'en')}`} to ${percentWithRange(now)}${size}`;
  },
  'alert.source_lost': ({
    source,
    now,
    before,
    scans,
    ...place
  }: Place & { source: string; now: Share; before: Share; scans: number }) =>
    `${source} is hardly cited any more${whereOf(place)}: in ${percentWithRange(now)} of answers, down from ${percentWithRange(before)} in the ${earlier(scans)}`,
  'alert.answers_lost': ({ engine, now }: { engine: string | null; now: Share }) =>
    `${engine === null ? 'An engine' : engineOf(engine)} lost ${percentWithRange(now)} of its answers`,
  'alert.back': ({ now, ...what }: Watched & { now: Share }) =>
    `${watched(what)} is back at its earlier level${whereOf(what)}: ${percentWithRange(now)}`,
  'alert.source_back': ({ source, now, ...place }: Place & { source: string; now: Share }) =>
    `${source} is cited again${whereOf(place)}: in ${percentWithRange(now)} of answers`,
  'alert.answers_back': (place: Place) => `Engines answer again${whereOf(place)}`,

  // goals
  'goal.unknown': (_: object) => 'Nothing has been measured yet, so the distance to the target is unknown.',
  'goal.reached': ({ beyond }: { beyond: number }) =>
    `The newest scan already exceeds the target by ${points(beyond)}. Now keep it there.`,
  'goal.no_past': ({ needed, days }: { needed: number; days: number }) =>
    `Needs +${points(needed)} in ${days} days; the project’s history has no two comparable scans ${days} days apart.`,
  'goal.past': ({
    needed,
    days,
    seen,
    periods,
  }: {
    needed: number;
    days: number;
    seen: number;
    periods: number;
  }) =>
    `Needs +${points(needed)} in ${days} days; moves of that size were seen in ${seen} of ${periods} such periods.`,
};
