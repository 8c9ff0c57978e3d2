import { expect, test } from 'vitest';
import { tell, tellGerman } from '../tell.ts';
import { examples } from './examples.fixture.ts';
import { inLanguage, type Message, say, sayStored } from './index.ts';

const messages = Object.entries(examples).map(([id, values]) => ({ id, values }) as Message);

const englishWords = /\b(the|and|is|of|with|rose|fell|answers)\b/;

/** Made anew for each answer, so that no row has their text; or lists, whose “and” words leave English. */
const notByWords =
  /^(?:advice|audit|calibration|compare|compared|competitor|cycle|estimate|experiment|explain|made|plan|project|prompts|quality|rank|reader|refused|scorecard|series|shopping|span)\.|^(?:forecast\.(?:new_level|too_few_days)|rule\.(?:too_few_scans|few_to_simulate)|goal\.several_surfaces|engine\.several_models|score\.(?:copies|expected|unknown|long_run_needs)|found\.share|page\.(?:late|kept_out|unreadable)|shut_out\.do_for_grade|import\.(?:evidence_hash|more_cells|no_column|no_such_country|unknown_engines)|detection\.read_again|simulation\.untested|webhook\.(?:refused|answered|late)|why\.(?:pages_fit|wrong_price))$/;

test('each message is German, and what rows of earlier releases have as text alone is told by its words', () => {
  for (const message of messages) {
    const row = JSON.parse(JSON.stringify(message)) as Message;
    const [english, german] = (['en', 'de'] as const).map((language) => inLanguage(row, language) ?? '');
    expect(german).not.toBe(english);
    if (!notByWords.test(message.id)) expect(german).toBe(tellGerman(english ?? ''));
    expect(german).not.toMatch(englishWords);
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
            /^(name|topic|place|domain|brand|source|url|word)$/.test(name) && typeof one === 'string'
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
  expect(own).not.toMatch(englishWords);
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
