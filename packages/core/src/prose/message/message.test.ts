import { expect, test } from 'vitest';
import { tell, tellGerman } from '../tell.ts';
import { inLanguage, type Message, type Messages, say, sayStored } from './index.ts';

const ci = { low: -0.305, high: -0.047, level: 0.95 };
const stood = { there: -0.31, elsewhere: 0.015 };
const lost = { engine: 'gemini', before: 0.02, after: 0.4 };
const source: Message = {
  id: 'cause.cited_less',
  values: { place: 'https://guide.example/best', before: 0.38, after: 0 },
};

/** Each message with values that it may have. */
const examples: { [Id in keyof Messages]: Parameters<Messages[Id]>[0] } = {
  text: { text: 'The page has no title.' },
  row: { parts: [source, { id: 'text', values: { text: 'The page has no title.' } }] },
  'break.moved': { surface: 'api+search', engine: null, change: -0.201, ci, day: '2026-11-17T09:00:00Z' },
  'break.other_prompts': { surface: 'api', change: 0.01 },
  'break.other_engines': { surface: 'api', change: -0.08 },
  'break.all_new_prompts': { surface: 'api', change: -0.083 },
  'break.fewer_answers': { surface: 'api+search', engines: [lost] },
  'cause.other_prompts': {},
  'cause.other_engines': {},
  'cause.all_new_prompts': {},
  'cause.lost_answers': lost,
  'cause.none': { direction: 'drop', engine: null },
  'cause.topic': { topic: 'saws', ...stood },
  'cause.engine': { engine: 'openai', ...stood },
  'cause.also_topic': { topic: 'saws', ...stood },
  'cause.also_engine': { engine: 'openai', ...stood },
  'cause.cited_less': { place: 'guide.example', before: 0.3, after: 0 },
  'cause.names_less': { place: 'guide.example', before: 0.3, after: 0.05 },
  'cause.source': { source, ...stood, part: 0.123 },
  'cause.look_first': { source },
  'cause.models': { now: ['openai a-2'], before: ['openai a-1', 'openai a-0'] },
  'cause.competitor': { name: 'Rivalish', change: 0.1234 },
  'cause.names': { before: '3', after: '4' },
  'finding.brand_moved': { name: 'Tenonly', days: 30, change: 0.2, ci: null },
  'finding.part_moved': { kind: 'topic', name: 'saws', days: 30, change: -0.2, ci },
  'finding.lost_answers': { engine: 'openai', share: 0.25, days: 30 },
  'finding.more_than_chance': { of: 'sources', shared: 0.3, low: 0.4, high: 0.6 },
  'finding.behind': { name: 'Rivalish', change: -0.55, ci, losses: 12, wins: 3 },
  'finding.cited_less': { domain: 'old.example', before: 0.5, after: 0.1, change: -0.4, ci },
  'finding.never_cited': { never: 3, all: 12 },
  'change.not_comparable': {},
  'change.too_few': {},
  'change.none_shown': { fewTopics: true, visible: 0.01 },
  'change.shown': { fewTopics: false, change: -0.201, ci },
  'change.day': { scans: 4, change: -0.201, ci },
  'change.day_none': { scans: 4, visible: 0.101 },
  'change.lasting': { scans: 4, change: 0.2, ci: null },
  'change.lasting_none': { scans: 4, visible: 0.1 },
  'change.waiting': { scans: 4, change: 0.2, ci: null },
  'alert.moved': {
    ...{ metric: 'presence', brand: 'Tenonly', engine: null, surface: 'api+search', fell: true },
    ...{ day: '2026-11-17T09:00:00Z', now: { value: 0.31, ci: { low: 0.25, high: 0.38 } }, scans: 4 },
    change: { value: -0.12, ci: { low: -0.19, high: -0.05 } },
  },
  'alert.source_lost': {
    ...{ source: 'old.example', engine: 'openai', surface: null, scans: 1 },
    ...{ now: { value: 0.01, ci: null }, before: { value: 0.2, ci: { low: 0.1, high: 0.3 } } },
  },
  'alert.answers_lost': { engine: 'openai', now: { value: 0.4, ci: { low: 0.3, high: 0.5 } } },
  'alert.back': {
    ...{ metric: 'share_of_voice', brand: null, engine: null, surface: 'api', now: null },
  },
  'alert.source_back': {
    ...{ source: 'old.example', engine: null, surface: null, now: { value: 0.2, ci: null } },
  },
  'alert.answers_back': { engine: 'openai', surface: null },
  'goal.unknown': {},
  'goal.reached': { beyond: -0.03 },
  'goal.no_past': { needed: 0.05, days: 14 },
  'goal.past': { needed: 0.05, days: 14, seen: 2, periods: 6 },
};
const messages = Object.entries(examples).map(([id, values]) => ({ id, values }) as Message);

test('each message is told in German as its English text was before, and after a row had it', () => {
  for (const message of messages) {
    const row = JSON.parse(JSON.stringify(message)) as Message;
    const [english, german] = (['en', 'de'] as const).map((language) => inLanguage(row, language) ?? '');
    expect(german).not.toBe(english);
    expect(german).toBe(tellGerman(english ?? ''));
  }
});

/** Looks like patterns, like sentences of the service, and like the syntax of messages. */
const hostile = `{#points} {name, plural, one {#} other {'{'}} “x„ $& \${0} <b>%s</b> rose by 3 points. lost 40% of its answers, up from 2%. ${'because other prompts were asked; '.repeat(40)}`;

/** Words that people chose stand where values have other people’s words. */
const withNames = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(withNames)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value).map(([name, one]) => [
            name,
            /^(name|topic|place|domain|brand|source)$/.test(name) && typeof one === 'string'
              ? hostile
              : withNames(one),
          ]),
        )
      : value;

test('names that look like messages stay as they are', () => {
  const named = messages.filter(({ values }) => JSON.stringify(withNames(values)).includes('plural'));
  expect(named.length).toBeGreaterThan(8);
  const parts = named.map(({ id, values }) => ({ id, values: withNames(values) }) as Message);
  const headline = say({ id: 'row', values: { parts } });
  const { headline: told } = tell({ headline }, 'de') as { headline: string };
  const count = (text: string): number => text.split(hostile).length - 1;
  expect(count(told)).toBe(count(headline));
  expect(count(told)).toBeGreaterThanOrEqual(parts.length);
  const own = told.replaceAll(hostile, '');
  expect(own).not.toMatch(/\b(the|and|is|of|with|rose|fell|answers)\b/);
});

test('a row’s text stays as it was written; one that this release does not know is told by its words', () => {
  const row = { headline: 'Presence fell a lot.', message: messages[2] };
  expect(sayStored(row.headline, row.message)).toBe(row.headline);
  expect(tell({ headline: row.headline }, 'de')).toEqual({
    headline: inLanguage(row.message as Message, 'de'),
  });
  const newer = { id: 'break.of_a_later_release', values: {} };
  expect(sayStored('The page has no title.', newer)).toBe('The page has no title.');
  expect(tellGerman('The page has no title.')).toBe('Die Seite hat keinen Titel.');
});
