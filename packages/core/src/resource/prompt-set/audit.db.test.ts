import { SuggestVariants } from '@svc/contract/prompt-set';
import { expect, test } from 'vitest';
import { insertScan } from '../scan/factory.ts';
import { auditPromptSet } from './audit.ts';
import { add, context, project, set } from './own-set.fixture.ts';
import { suggestPromptVariants } from './variant.ts';

test('an audit names what bends the answer, and how far wordings differed', async () => {
  const group = { paraphraseGroup: 'boards' };
  const one = await add('Which kanban boards are good?', group);
  const two = await add('Name good kanban boards for me.', group);
  await add('Why is Acme the best tool?');
  await add('What is the cheapest tool for time tracking at small law firms?');
  const copy = await add('What is the cheapest tool for time tracking in small law firms?');
  const scanId = await insertScan(context, {
    project,
    engines: ['openai'],
    prompts: [one, two],
    samplesK: 2,
    present: (prompt) => prompt === 0,
  });
  const audit = await auditPromptSet(context, set());
  expect(audit).toMatchObject({
    prompts: 5,
    questions: 2,
    tier: 'exploratory',
    branded: { prompts: 1, share: 0.2 },
    leading: [{ text: 'Why is Acme the best tool?', why: 'It presupposes an answer.' }],
    wordingSensitivity: {
      scanId,
      meanSpread: { value: 1, byChance: expect.any(Object) },
      groups: [{ paraphraseGroup: 'boards', lowest: 0 }],
    },
  });
  expect(audit.nearDuplicates.flat().map(({ promptId }) => promptId)).toContain(copy.id);
  expect(audit.findings.map(({ code }) => code)).toEqual(['small_set', 'near_duplicates', 'leading_wording']);
});

test('an audit finds what a reader would stumble over, and says the mend', async () => {
  const people = await add('How do I choose anxious patients?');
  const broken = await add('What is the best {topic} for for families?');
  const idle = await add('How do vaccines work?');
  const { findings } = await auditPromptSet(context, set());
  const of = (code: string) => findings.find((finding) => finding.code === code);
  expect(of('wrong_kind')?.promptIds).toEqual([people.id]);
  expect(of('broken_wording')?.promptIds).toEqual([broken.id]);
  expect(of('no_choice')?.promptIds).toContain(idle.id);
  expect(of('no_choice')?.message).toMatch(/Ask which, who or where/);
});

test('variants keep the question, and never bring the brand in', async () => {
  const prompt = await add('Who offers the best kanban boards?');
  const input = { ...SuggestVariants.parse({ count: 4 }), projectId: project.id, promptId: prompt.id };
  const variants = await suggestPromptVariants(context, input);
  expect(variants.paraphrases).toHaveLength(4);
  for (const { text } of variants.paraphrases) expect(text).toContain('kanban boards');
  expect(variants.siblings.map(({ text, constraint }) => text.includes(constraint))).toEqual(
    Array(4).fill(true),
  );
  expect(JSON.stringify(variants)).not.toContain('Acme');
  // Nobody asks how long something lasts for somebody.
  const lasting = await add('How long do kanban boards last?');
  const none = await suggestPromptVariants(context, { ...input, promptId: lasting.id });
  expect(none.siblings).toEqual([]);
  expect(none.paraphrases.every(({ text }) => /how long do kanban boards last\?$/i.test(text))).toBe(true);
});
