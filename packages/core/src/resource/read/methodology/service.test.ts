import { Methodology } from '@svc/contract/read/methodology';
import {
  currentMethod,
  estimateCells,
  estimateChange,
  estimateHeadToHead,
  estimatePresence,
  estimatePresenceBoth,
  estimateRatio,
  estimateShare,
} from '@svc/scoring';
import { expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { tell } from '../../../i18n/index.ts';
import { getMethodology } from './service.ts';
import { german } from './sheet/german/index.ts';
import { sheet } from './sheet/index.ts';

const { context } = await testWorkspace();
const answer = Methodology.parse(await getMethodology(context));

test('names the versions in force and the engines of this deployment', () => {
  expect(answer.versions.method).toBe(currentMethod.id);
  const states = Object.fromEntries(answer.engines.map(({ id, state }) => [id, state]));
  expect(states).toMatchObject({ sandbox: 'configured', openai: 'configured' });
});

test('calls the predictor a calibrated model only once it is one', () => {
  const meaning = answer.provenance.find(({ badge }) => badge === 'predicted')?.meaning;
  expect(meaning).toMatch(/published effects, not yet checked here/);
  expect(meaning).not.toMatch(/calibrated model/);
});

test('explains every method and label that an estimate can carry', () => {
  const explained = answer.methods.flatMap(({ names }) => names);
  const labels = answer.labels.map(({ label }) => label);
  for (const prompts of [2, 10, 40])
    for (const trials of [1, 2, 5])
      for (const present of [0, 1, trials]) {
        const clusters = Array.from({ length: prompts }, (_, at) => ({
          trials,
          successes: at % 2 === 0 ? present : 0,
        }));
        const both = estimatePresenceBoth(clusters);
        for (const { ci, label } of [both.tracked, both.market]) {
          expect(explained).toContain(ci?.method);
          expect(labels).toContain(label);
        }
      }
});

test('explains the methods of cells, of comparisons and of shares', () => {
  const explained = answer.methods.flatMap(({ names }) => names);
  const cellsOf = (trials: number, prompts: readonly number[]) =>
    prompts.map((prompt) => ({
      cluster: String(prompt),
      engine: 'openai',
      before: { successes: prompt % 2 === 0 ? trials : 0, trials },
      after: { successes: prompt % 3 === 0 ? trials - 1 : trials, trials },
    }));
  const many = Array.from({ length: 40 }, (_, at) => at);
  const partly = cellsOf(4, many).map((cell, at) => (at < 20 ? cell : { ...cell, before: null }));
  const apart = cellsOf(4, many).map((cell, at) =>
    at < 20 ? { ...cell, after: null } : { ...cell, before: null },
  );
  const days = { variance: 0.001, degrees: 9 };
  const methods = [
    ...[cellsOf(4, many), partly, apart].map(
      (cells) => estimateChange(cells, { question: 'market', days }).ci?.method,
    ),
    estimateChange(cellsOf(4, many), { question: 'tracked', days }).ci?.method,
    estimatePresence(
      many.map((at) => ({ successes: at % 4, trials: 4 })),
      { estimand: 'market', topics: many.map((at) => String(at % 4)) },
    ).ci?.method,
    ...[cellsOf(4, many), cellsOf(1, many), partly, apart].flatMap((cells) => [
      estimateChange(cells, { question: 'tracked' }).ci?.method,
      estimateChange(cells, { question: 'market' }).ci?.method,
    ]),
    estimateHeadToHead(cellsOf(4, many)).ci?.method,
    estimateShare(many.map((at) => ({ part: at % 2, whole: 1 }))).ci?.method,
    estimateRatio(many.map((at) => ({ part: 1 + (at % 2), whole: 1 }))).ci?.method,
    ...estimateCells(many.map((at) => ({ successes: at % 4, trials: 4 }))).map(({ ci }) => ci?.method),
  ].filter((method) => method !== undefined);
  expect(new Set(methods).size).toBeGreaterThan(4);
  for (const method of methods) expect(explained).toContain(method);
});

/** Numbers as both languages write them; a German one has a comma before its decimals. */
const numbersIn = (texts: readonly string[]): string[] =>
  texts.join(' ').match(/\d+(?:[.,]\d+)?|(?<!\.)\.\d+/g) ?? [];
const plain = (number: string): number => Number(number.replace(',', '.'));

test('the German sheet has the same entries, figures and names in them', () => {
  const { methods } = sheet;
  expect(german.methods).toHaveLength(methods.length);
  for (const [at, one] of german.methods.entries())
    for (const name of ['situation', 'method', 'why'] as const) {
      const [english, told] = [methods[at]?.[name] ?? '', one[name]];
      const inOrder = (text: string) =>
        numbersIn([text])
          .map(plain)
          .toSorted((a, b) => a - b);
      expect(inOrder(told), told).toEqual(inOrder(english));
      const marked = (text: string) => (text.match(/`[^`]+`/g) ?? []).toSorted();
      expect(marked(told)).toEqual(marked(english));
    }
});

test('nothing of the sheet stays English for who reads German', () => {
  const left: string[] = [];
  const walk = (one: unknown, other: unknown): void => {
    if (typeof one === 'string') {
      if (one === other && /[a-z]{3} [a-z]{2}/.test(one)) left.push(one);
    } else if (typeof one === 'object' && one !== null)
      for (const [name, inner] of Object.entries(one)) walk(inner, (other as Record<string, unknown>)[name]);
  };
  const { engines: _, methods, ...rest } = answer;
  const texts = { ...rest, methods: methods.map(({ names: _names, ...text }) => text) };
  walk(texts, tell(texts, 'de'));
  expect(left).toEqual([]);
});
