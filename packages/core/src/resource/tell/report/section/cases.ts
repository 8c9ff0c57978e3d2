import type { Block } from '@svc/contract/tell/report';
import { percent, points } from '@svc/figures';
import { casesOf, type ToldCase } from '../../../act/recommendation/index.ts';
import { type Asked, ranged, text } from './section.ts';

const mostCases = 3;
const mostDone = 5;

/** The lost questions in one sentence: how often the brand is named there, and who is named most. */
function whyOf({ facts }: ToldCase, { words, language, brand }: Asked): string {
  if (!facts) return '';
  const { about, lost, named } = facts;
  const rate = lost.rate === null ? null : percent(lost.rate, lost.ci ?? null, language, lost.of);
  const [first] = named;
  const rival =
    first && first.of > 0
      ? { name: first.name, rate: percent(first.answers / first.of, null, language) }
      : null;
  const newest = lost.fell
    ? words.inNewest(percent(lost.fell.now.own / lost.fell.now.of, null, language))
    : '';
  return `${words.lost({ brand: brand.name, rate, questions: lost.questions, about: about[language], rival })}${newest}`;
}

/** Role and time of the work, as a cell of a table. */
function effortOf({ facts, effortDays }: ToldCase, { words, language }: Asked): string {
  const who = facts?.by[language] ?? '';
  return [`${who.slice(0, 1).toUpperCase()}${who.slice(1)}`, words.days(effortDays)]
    .filter((part) => part !== '')
    .join(', ');
}

/** A recommendation’s title in the report’s language. */
export const titleOf = ({ text, title }: ToldCase, language: 'en' | 'de'): string =>
  text?.[language].title ?? title;

/** The cases that promise most for a day of work. */
export async function nextCases({ context, projectId }: Asked): Promise<ToldCase[]> {
  return (await casesOf(context, projectId))
    .filter(({ isOpen, text }) => isOpen && text !== null)
    .slice(0, mostCases);
}

export async function cases(asked: Asked): Promise<Block[]> {
  const { words, language } = asked;
  const found = await nextCases(asked);
  const heading: Block = { kind: 'heading', text: words.casesTitle };
  if (found.length === 0) return [heading, { kind: 'text', text: words.noCases }];
  return [
    heading,
    {
      kind: 'table',
      id: 'cases',
      title: words.casesTitle,
      columns: [
        text('todo', words.todo),
        text('why', words.because),
        text('who', words.whoDoes),
        { id: 'gain', label: words.expected, kind: 'points' },
      ],
      rows: found.map((one) => [
        titleOf(one, language),
        whyOf(one, asked),
        effortOf(one, asked),
        one.gain ? ranged(one.gain.median, { low: one.gain.low95, high: one.gain.high95 }) : null,
      ]),
    },
  ];
}

/** Moves that were shipped within the span, with their measured effects. */
export async function done(asked: Asked): Promise<Block[]> {
  const { context, projectId, words, language, query } = asked;
  const shipped = (await casesOf(context, projectId))
    .filter(({ shippedAt }) => shippedAt !== null && shippedAt >= query.from && shippedAt < query.to)
    .slice(0, mostDone);
  const heading: Block = { kind: 'heading', text: words.done };
  if (shipped.length === 0) return [heading, { kind: 'text', text: words.nothingDone }];
  return [
    heading,
    {
      kind: 'table',
      id: 'done',
      title: words.done,
      columns: [
        text('what', words.whatWasDone),
        { id: 'since', label: words.shippedAt, kind: 'date' },
        text('result', words.result),
      ],
      rows: shipped.map((one) => [
        titleOf(one, language),
        one.shippedAt?.slice(0, 10) ?? '',
        one.measured ? points(one.measured.value, one.measured.ci, language) : words.notYet,
      ]),
    },
  ];
}
