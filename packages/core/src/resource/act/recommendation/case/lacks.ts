import type { Lack } from '@svc/contract/act/recommendation';
import { splitWords, stopWords, termOf } from '@svc/page';
import type { Both, FamilyWords } from '../../../../business/index.ts';
import { dayOf } from '../../../../i18n/index.ts';
import type { PageShows } from '../../../read/citation/index.ts';

/** A page of others that answers cite, as it was read. */
export interface ReadPage {
  url: string;
  /** A forum’s headings are what its members ask each other. */
  isForum: boolean;
  text: string;
  /** Values in [0, 1]; undefined: not seen. */
  features: Readonly<Record<string, number | undefined>>;
  shows: PageShows | null;
}

export interface OwnPage {
  url: string;
  text: string;
  /** Its title, description and headings. */
  heads: string;
  /** Its title and headings, one by one. */
  headings: readonly string[];
  /** The prices that it shows, in its words. */
  prices: string;
  features: Readonly<Record<string, number | undefined>>;
  updated: string | null;
}

interface Asked {
  own: OwnPage | null;
  ownPagesRead: number;
  cited: readonly ReadPage[];
  /** Topics of the questions, or empty. */
  topics: readonly string[];
  questions: readonly string[];
  facts: readonly { terms: readonly string[]; value: string; isPrice: boolean }[];
  /** A question asks what it costs. */
  priced: boolean;
  /** Answers say rightly what it costs. */
  pricesKnown: boolean;
  language: string;
  words: FamilyWords;
  now: Date;
}

const both = (en: string, de: string): Both => ({ en, de });

export const termsOf = (text: string, language: string): string[] => {
  const grammar = stopWords.get(language.split('-')[0] ?? language);
  return [
    ...new Set(
      splitWords(text)
        .filter((word) => !grammar?.has(word.toLowerCase()))
        .map(termOf),
    ),
  ];
};

/** Share of a phrase’s terms that a text has. */
export function covered(phrase: string, terms: ReadonlySet<string>, language: string): number {
  const wanted = termsOf(phrase, language);
  return wanted.length === 0 ? 1 : wanted.filter((term) => terms.has(term)).length / wanted.length;
}

export const termSet = (text: string): ReadonlySet<string> => new Set(splitWords(text).map(termOf));

/** Whether one of these headings has all the words of a question or a name. */
export const isHeaded = (phrase: string, headings: readonly string[], language: string): boolean =>
  headings.some((heading) => covered(phrase, termSet(heading), language) === 1);

const grouped = /(?<=\d)[.,\u00a0\u202f'’](?=\d{3}(?!\d))/g;

/** Whether a text has the figure that a value begins with; undefined: the value begins with none. */
export function hasFigure(text: string, value: string): boolean | undefined {
  const figure = /^\d+(?:\.\d+)?/.exec(value)?.[0];
  if (figure === undefined) return undefined;
  const figures = text.replaceAll(grouped, '').match(/\d+(?:[.,]\d+)?/g) ?? [];
  return figures.some((one) => Number(one.replace(',', '.')) === Number(figure));
}

/** Whether a page states a fact: its term, and its figure where it has one. “The plan for your team” gives no price of a team plan. */
export const states = (
  text: string,
  terms: ReadonlySet<string>,
  fact: { terms: readonly string[]; value: string },
  language: string,
): boolean =>
  fact.terms.some((term) => covered(term, terms, language) === 1) && (hasFigure(text, fact.value) ?? true);

/** A fact on which these questions, their topics or the page’s headings touch; a price where one asks for it. */
function isAskedFor(
  { terms, isPrice }: { terms: readonly string[]; isPrice: boolean },
  { own, topics, questions, priced, language }: Asked,
): boolean {
  const wanted = termSet([...topics, ...questions, own?.heads ?? ''].join(' '));
  return (isPrice && priced) || terms.some((term) => covered(term, wanted, language) > 0);
}

const has = (page: ReadPage, feature: string): boolean => (page.features[feature] ?? 0) >= 0.5;
const lacksFeature = (own: OwnPage, feature: string): boolean => {
  const value = own.features[feature];
  return value !== undefined && value < 0.5;
};

const old = 365 * 86_400_000;
const mostOfAKind = 3;

/** What the own page lacks compared with pages that answers cite; without an own page, that none fits. */
export function lacksOf(asked: Asked): Lack[] {
  const { own, ownPagesRead, cited, topics, facts, language, words } = asked;
  const read = cited.length;
  const shownBy = (test: (page: ReadPage) => boolean): string[] => cited.filter(test).map(({ url }) => url);
  if (!own)
    return [
      {
        kind: 'page',
        what:
          ownPagesRead === 0
            ? both('a page that answers these questions', 'eine Seite, die diese Fragen beantwortet')
            : both(
                `a page that answers these questions (${ownPagesRead === 1 ? 'the one page of yours that we read does not' : `none of your ${ownPagesRead} pages that we read does`})`,
                `eine Seite, die diese Fragen beantwortet (${ownPagesRead === 1 ? 'die eine, die wir gelesen haben, tut es nicht' : `keine der ${ownPagesRead}, die wir gelesen haben, tut es`})`,
              ),
        shownBy: shownBy(({ text }) => topics.some((topic) => covered(topic, termSet(text), language) === 1)),
        read,
      },
    ];
  const ownTerms = termSet(own.text);
  const lacks: Lack[] = [];
  const add = (kind: Lack['kind'], what: Both, by: string[]): void => {
    lacks.push({ kind, what, shownBy: by.slice(0, 5), read });
  };
  for (const { terms, value } of facts
    .filter((fact) => isAskedFor(fact, asked) && !states(own.text, ownTerms, fact, language))
    .slice(0, mostOfAKind))
    add(
      'fact',
      both(`the fact “${terms[0]}: ${value}”`, `den Fakt „${terms[0]}: ${value}“`),
      shownBy(({ text }) => terms.some((term) => covered(term, termSet(text), language) === 1)),
    );
  // A table of the facts has the prices, too, where they are among them.
  const priced =
    lacksFeature(own, 'specifications_complete') && /pric|cost|fee|rate|ticket/.test(words.facts.en);
  if (!asked.pricesKnown && !priced && lacksFeature(own, 'price_shown'))
    add(
      'table',
      words.prices,
      shownBy(({ shows }) => (shows?.prices.length ?? 0) > 0),
    );
  if (lacksFeature(own, 'specifications_complete'))
    add(
      'table',
      both(`a table of ${words.facts.en}`, `eine Tabelle mit ${words.facts.de}`),
      shownBy((page) => has(page, 'specifications_complete')),
    );
  if (words.compares && lacksFeature(own, 'comparison_structure'))
    add(
      'table',
      both('a comparison with the others', 'einen Vergleich mit den anderen'),
      shownBy((page) => has(page, 'comparison_structure')),
    );
  for (const { text, urls } of questionsOf(asked, ownTerms).slice(0, mostOfAKind))
    add('question', both(`an answer to “${text}”`, `eine Antwort auf „${text}“`), urls);
  if (['statistics', 'sources_cited'].every((feature) => lacksFeature(own, feature)))
    add(
      'evidence',
      both('figures with their sources', 'Zahlen mit ihren Quellen'),
      shownBy((page) => has(page, 'statistics') || has(page, 'sources_cited')),
    );
  if (own.updated !== null && asked.now.getTime() - Date.parse(own.updated) > old)
    add(
      'date',
      both(
        `a change since ${dayOf(own.updated, 'en')}`,
        `eine Änderung nach dem ${dayOf(own.updated, 'de')}`,
      ),
      shownBy(({ shows }) => (shows?.updated ?? '') > (own.updated ?? '')),
    );
  // Features that cited pages show come first; without any, the order stays.
  return lacks.toSorted((a, b) => b.shownBy.length - a.shownBy.length);
}

/** Questions that cited pages ask in their headings, that have to do with these topics, and that the own page lacks. */
function questionsOf(
  { cited, topics, questions, language }: Asked,
  ownTerms: ReadonlySet<string>,
): { text: string; urls: string[] }[] {
  const wanted = termSet([...topics, ...questions].join(' '));
  const found = cited.flatMap(({ url, isForum, shows }) =>
    (isForum ? [] : (shows?.headings ?? []))
      .filter((text) => text.endsWith('?') && text.length < 120)
      .filter(
        (text) =>
          covered(text, ownTerms, language) < 0.6 && termsOf(text, language).some((term) => wanted.has(term)),
      )
      .map((text) => ({ text, url })),
  );
  return [...Map.groupBy(found, ({ text }) => text.toLowerCase())].map(([, same]) => ({
    text: same[0]?.text ?? '',
    urls: [...new Set(same.map(({ url }) => url))],
  }));
}
