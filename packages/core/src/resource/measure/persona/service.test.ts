import { CreateProject } from '@svc/contract/account/project';
import { CreatePersona, ListPersonas } from '@svc/contract/measure/persona';
import { GeneratePrompts } from '@svc/contract/measure/prompt-set';
import { expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { createProject } from '../../account/project/index.ts';
import { activatePromptSet, generatePromptSet } from '../prompt-set/index.ts';
import { startScan } from '../scan/index.ts';
import { createPersona, deletePersona, getPersona, listPersonas, updatePersona } from './verbs.ts';

const { context, another } = await testWorkspace();
const project = await createProject(context, CreateProject.parse({ name: 'Acme' }));

const create = (more: object = {}) =>
  createPersona(context, {
    ...CreatePersona.parse({ name: 'Lawyer', role: 'a lawyer who runs a firm of four', ...more }),
    projectId: project.id,
  });

test('says who asks, and each change makes a version', async () => {
  const persona = await create({ constraints: ['no IT'], earlierQuestions: ['What is a DMS?'] });
  expect(persona).toMatchObject({ version: 1, projectId: project.id });
  expect(persona.sentAs).toBe(
    'The person who asks is a lawyer who runs a firm of four. What counts for them: no IT. Earlier they asked: “What is a DMS?”',
  );
  const key = { projectId: project.id, personaId: persona.id };
  const changed = await updatePersona(context, { ...key, constraints: [] });
  expect(changed).toMatchObject({ version: 2, constraints: [], earlierQuestions: ['What is a DMS?'] });
  await deletePersona(context, key);
  await expect(getPersona(context, key)).rejects.toMatchObject({ code: 'not_found' });
});

test('a scan keeps the version that it asks as, and engines without a place for it are refused', async () => {
  const { id } = await create();
  const generated = await generatePromptSet(context, {
    ...GeneratePrompts.parse({ topics: ['time tracking'], count: 4, personaIds: [id] }),
    projectId: project.id,
  });
  expect(generated.prompts.some(({ text }) => text.includes('a lawyer who runs a firm of four'))).toBe(true);
  await activatePromptSet(context, { projectId: project.id, setId: generated.id });
  const start = (engines: string[]) =>
    startScan(context, { projectId: project.id, config: { engines, personaId: id, samplesK: 1 } });
  await expect(start(['sandbox'])).rejects.toMatchObject({
    code: 'validation_failed',
    message: expect.stringContaining('sandbox has no support'),
  });
  // Refused for its credits alone: the persona goes with this engine.
  await expect(start(['openai'])).rejects.toMatchObject({ code: 'insufficient_credits' });
});

test('another workspace and another project do not see it', async () => {
  const { id } = await create();
  const other = await createProject(context, CreateProject.parse({ name: 'Other' }));
  const stranger = await another();
  for (const [as, projectId] of [
    [stranger.context, project.id],
    [context, other.id],
  ] as const)
    await expect(getPersona(as, { projectId, personaId: id })).rejects.toMatchObject({ code: 'not_found' });
  const all = await listPersonas(context, {
    ...ListPersonas.parse({ search: 'law' }),
    projectId: project.id,
  });
  expect(all.items.map((one) => one.id)).toContain(id);
});
