import { CreateProject } from '@svc/contract/account/project';
import { AddPrompts, GeneratePrompts } from '@svc/contract/measure/prompt-set';
import { expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { tellGerman } from '../../../i18n/index.ts';
import { createProject } from '../../account/project/index.ts';
import { auditPromptSet } from './audit.ts';
import { generatePromptSet } from './generate.ts';
import { addPrompts } from './prompt.ts';

const { context } = await testWorkspace();
const description = 'Zahnarztpraxis in Leipzig: Prophylaxe, Implantate, Behandlung von Angstpatienten.';
const project = await createProject(context, CreateProject.parse({ name: 'Lindenhof', description }));

test('an audit finds what buyers of this market would hardly ask, and says the mend', async () => {
  const { id: setId } = await generatePromptSet(context, {
    ...GeneratePrompts.parse({ count: 12 }),
    projectId: project.id,
  });
  const key = { projectId: project.id, setId };
  const clean = await auditPromptSet(context, key);
  expect(clean.findings.map(({ code }) => code)).not.toContain('untypical');
  const prompts = [
    { text: 'Wer setzt in Leipzig gute Implantate ein?' },
    { text: 'Welcher Zahnarzt nimmt sich Zeit für Angstpatienten?' },
    { text: 'Welche Buchhaltung empfiehlst du einem Start-up?' },
    { text: 'Welche Zahnarztpraxis in Hamburg ist gut?' },
    { text: 'Which dentist is the best for anxious patients?' },
  ];
  const { rows } = await addPrompts(context, { ...key, ...AddPrompts.parse({ prompts }) });
  const { findings } = await auditPromptSet(context, key);
  const found = findings.find(({ code }) => code === 'untypical');
  expect(found?.promptIds).toEqual(rows.slice(2).map(({ promptId }) => promptId));
  expect(found?.message).toMatch(
    /^3 prompts are untypical .*\(another subject: 1, another town: 1, another language: 1\)/,
  );
  expect(tellGerman(found?.message ?? '')).toContain(
    '3 Fragen sind untypisch für diesen Markt (anderes Thema: 1, andere Stadt: 1, andere Sprache: 1)',
  );
});

test('most prompts on one topic are found, whatever it is called', async () => {
  const { id: setId } = await generatePromptSet(context, {
    ...GeneratePrompts.parse({ count: 4 }),
    projectId: project.id,
  });
  const key = { projectId: project.id, setId };
  const prompts = Array.from({ length: 20 }, (_, at) => ({
    text: `Welche Praxis ${at} in Leipzig ist gut?`,
    topic: 'constructor',
  }));
  await addPrompts(context, { ...key, ...AddPrompts.parse({ prompts }) });
  const { findings } = await auditPromptSet(context, key);
  expect(findings.find(({ code }) => code === 'one_topic')?.message).toContain('constructor');
});
