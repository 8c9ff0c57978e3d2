import type { Block } from '@svc/contract/tell/report';
import { sentenceIn } from '../../../../i18n/index.ts';
import { readPanel } from '../../../measure/cell/index.ts';
import { rulesOf } from '../../../read/analytics/index.ts';
import { getMethodology } from '../../../read/methodology/index.ts';
import { findNewestScan, readPromptTexts, readSampleAnswers } from '../queries.ts';
import { type Asked, count, text } from './section.ts';

const mostPrompts = 200;
const textLength = 700;

/** Each prompt of the newest scan on each engine as dots: five answers are shown as five. */
export async function prompts({ context, query, words, engineName, projectId }: Asked): Promise<Block[]> {
  const heading: Block = { kind: 'heading', text: words.prompts };
  const scanId = await findNewestScan(context, projectId, query);
  if (scanId === null) return [heading, { kind: 'text', text: words.notMeasured }];
  const { prompts, groups } = await readPanel(context, {
    projectId,
    from: null,
    to: null,
    scanId,
    rules: await rulesOf(context, projectId, query),
    brandIds: 'own',
    bucket: 'all',
  });
  if (groups.length === 0) return [heading, { kind: 'text', text: words.notMeasured }];
  const engines = [...new Set(groups.map(({ engine }) => engine))].sort();
  const texts = await readPromptTexts(context, scanId);
  const cells = new Map(
    groups.flatMap(({ engine, cells }) => cells.map((cell) => [`${engine} ${cell.prompt}`, cell] as const)),
  );
  const rows = prompts.map(({ key }, place) => ({
    text: texts.get(key) ?? key,
    cells: engines.map((engine) => {
      const { present = 0, answers = 0, lost = 0 } = cells.get(`${engine} ${place}`) ?? {};
      return { present, absent: Math.max(0, answers - present), missing: lost };
    }),
  }));
  const shown = rows
    .map((row) => ({ row, present: row.cells.reduce((sum, { present }) => sum + present, 0) }))
    .sort((a, b) => b.present - a.present || a.row.text.localeCompare(b.row.text))
    .slice(0, mostPrompts)
    .map(({ row }) => row);
  return [
    heading,
    ...(rows.length > shown.length
      ? [{ kind: 'text' as const, text: words.onlyFirst(shown.length, rows.length) }]
      : []),
    {
      kind: 'figure',
      title: words.prompts,
      picture: { type: 'dots', engines: engines.map(engineName), prompts: shown },
    },
    {
      kind: 'table',
      id: 'prompts',
      title: words.prompts,
      columns: [
        text('prompt', words.prompt),
        ...engines.flatMap((engine) => [
          count(`${engine}_present`, `${engineName(engine)}: ${words.present}`),
          count(`${engine}_answers`, `${engineName(engine)}: ${words.trials}`),
        ]),
      ],
      rows: shown.map(({ text, cells }) => [
        text,
        ...cells.flatMap(({ present, absent }) => [present, present + absent]),
      ]),
    },
  ];
}

/** Some answers in full: the newest with the brand and without it. */
export async function answers({ context, query, words, engineName, projectId }: Asked): Promise<Block[]> {
  const found = await readSampleAnswers(context, projectId, query);
  if (found.length === 0) return [];
  return [
    {
      kind: 'answers',
      title: words.answersTitle,
      items: found.map(({ id, engine, prompt, present, text }) => ({
        id,
        engine: engineName(engine),
        prompt,
        said: present ? words.present : words.absent,
        text: text.length > textLength ? `${text.slice(0, textLength).trimEnd()}…` : text,
      })),
    },
  ];
}

/** The sheet in the report's language. */
export async function methodology({ context, words, language }: Asked): Promise<Block[]> {
  const sheet = await getMethodology(context);
  const told = (text: string): string => sentenceIn(text, language);
  return [
    { kind: 'heading', text: words.methodology },
    { kind: 'text', text: words.versions(sheet.versions.method, sheet.versions.detector) },
    { kind: 'list', items: sheet.words.map(({ word, meaning }) => `${word}: ${told(meaning)}`) },
    { kind: 'text', text: told(sheet.cluster) },
    {
      kind: 'list',
      items: sheet.estimands.map(
        ({ name, question, assumes }) =>
          `${name === 'market' ? words.market : words.tracked}: ${told(question)} ${told(assumes)}`,
      ),
    },
    {
      kind: 'list',
      items: sheet.methods.map(({ situation, method }) => `${told(situation)}: ${told(method)}.`),
    },
    { kind: 'heading', text: words.limits },
    { kind: 'list', items: sheet.limits.map(told) },
  ];
}
