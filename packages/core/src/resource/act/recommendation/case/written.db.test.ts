import { Generate } from '@svc/contract/act/recommendation';
import { expect, test } from 'vitest';
import type { PrepareContext } from '../../../../environment/index.ts';
import { testWorkspace } from '../../../../environment/test-workspace.ts';
import { findMoves, storeMoves } from '../generate.ts';
import { madeUp } from './check-written.ts';
import { tellStory } from './factory.ts';
import { software } from './stories.fixture.ts';

const { context, owner } = await testWorkspace({ plan: 'enterprise' });

/** Answers an order with its own facts, as `word` puts them. */
const wordsBy = (word: (text: string) => string): PrepareContext => ({
  ...context,
  ask: async (_adapter, _credential, { prompt }) => {
    const [, english = '', german = ''] = prompt.split(/^Facts in \w+:$/m);
    const rows = (facts: string) =>
      [...facts.matchAll(/^- (\w+) \[([^\]]*)\] (.*)$/gm)].map(([, part, evidence = '', text = '']) => ({
        part,
        text: word(text),
        evidence: evidence.split(', '),
      }));
    const number = Number(/"case": (\d+)/.exec(prompt)?.[1]);
    const told = { case: number, en: rows(english), de: rows(german) };
    return {
      outcome: 'answered',
      text: `\`\`\`json\n${JSON.stringify(told)}\n\`\`\``,
      model: 'gpt-6',
      searched: false,
      costUsd: 0.01,
    };
  },
});

const generate = async (from: PrepareContext, projectId: string) =>
  findMoves(from, { projectId, ...Generate.parse({ engine: 'openai' }) });

test('an engine words the best cases from their facts; a liar’s sentences are left out, and ours stay', async () => {
  const project = await tellStory(context, software);
  const place = {
    workspaceId: context.workspace.id,
    id: 'pvk_1',
    engine: 'openai',
    field: 'secret',
  } as const;
  await expect(
    generate(
      wordsBy((text) => text),
      project.id,
    ),
  ).rejects.toMatchObject({ code: 'conflict' });
  const sealed = await context.vault?.seal('sk-own', place);
  if (!sealed) throw new Error('tests have a vault');
  await owner`insert into provider_key (workspace_id, engine, id, hint, kek_id, wrapped_key, ciphertext, checked_at, created_by)
    values (${context.workspace.id}, 'openai', 'pvk_1', '…', ${sealed.kekId}, ${sealed.wrappedKey}, ${sealed.ciphertext}, now(), 'key_1')`;

  const honest = await generate(
    wordsBy((text) => `In short: ${text}`),
    project.id,
  );
  const worded = honest.drafts
    .flatMap(({ finding }) => finding.case?.text ?? [])
    .filter(({ en }) => en.writtenBy);
  expect(worded).toHaveLength(5);
  expect(worded[0]?.en.sentences[0]?.text).toMatch(/^In short: /);
  // The expectation and its check stay in our words.
  expect(worded[0]?.en.sentences.find(({ part }) => part === 'gain')?.text).toMatch(/^Expected gain: /);
  const stored = await storeMoves(context, { projectId: project.id }, honest);
  expect(stored.written).toMatchObject({ engine: 'openai', model: 'gpt-6', cases: 5, refused: 0 });

  const lies = [
    (text: string) => `${text} Presence will rise by 73 points.`,
    (text: string) => `${text} See https://invented.example/study.`,
    (text: string) => `${text} Critics say “the worst tool of all”.`,
    (text: string) => `${text} Even so, Gartner agrees.`,
  ];
  for (const lie of lies) {
    const { drafts, written } = await generate(wordsBy(lie), project.id);
    const english = drafts.flatMap(({ finding }) => finding.case?.text.en ?? []);
    expect(english.filter(({ writtenBy }) => writtenBy !== null)).toEqual([]);
    expect(JSON.stringify(english)).not.toMatch(/73 points|invented|worst tool|Gartner/);
    expect(written?.refused).toBeGreaterThan(20);
  }
});

test('a sentence is refused that rests on a field without its figure', () => {
  const material = '8% (3–20%) of 48 answers name Spesely. 1,200 credits. See g2.com/categories.';
  expect(madeUp('8% of 48 answers name Spesely on g2.com.', material, 'en')).toEqual([]);
  expect(madeUp('Höchstens 1.200 Credits.', material, 'de')).toEqual([]);
  expect(madeUp('9% of 48 answers name Pleo.', material, 'en')).toEqual(['9', 'Pleo']);
  expect(madeUp('It says “nothing of the kind”.', material, 'en')).toEqual(['nothing of the kind']);
});
