import type { Block } from '@svc/contract/report';
import { points } from '@svc/figures';
import { dayOf } from '../../../prose/index.ts';
import { casesOf, type ToldCase } from '../../recommendation/index.ts';
import { type Asked, ranged, text } from './section.ts';

const mostCases = 3;
const mostDone = 5;

/** What a case says in some of its parts. */
const said = ({ text }: ToldCase, language: 'en' | 'de', parts: readonly string[]): string =>
  (text?.[language].sentences ?? [])
    .filter(({ part }) => parts.includes(part))
    .map(({ text }) => text)
    .join(' ');

const titleOf = ({ text, title }: ToldCase, language: 'en' | 'de'): string => text?.[language].title ?? title;

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
        said(one, language, ['where', 'who']),
        said(one, language, ['by']),
        one.gain ? ranged(one.gain.mean, { low: one.gain.low95, high: one.gain.high95 }) : null,
      ]),
    },
  ];
}

/** What was shipped within the span, and what it was measured to have brought. */
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
      columns: [text('what', words.todo), text('since', words.shippedAt), text('result', words.result)],
      rows: shipped.map((one) => [
        titleOf(one, language),
        one.shippedAt === null ? '' : dayOf(one.shippedAt, language),
        one.measured ? points(one.measured.value, one.measured.ci, language) : words.notYet,
      ]),
    },
  ];
}
