import { CreateProject } from '@svc/contract/account/project';
import { GeneratePrompts, PreviewPrompts } from '@svc/contract/measure/prompt-set';
import { expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { createProject } from '../../account/project/index.ts';
import { getBusiness, updateBusiness } from './business.ts';
import { generatePromptSet } from './generate.ts';
import { previewPrompts } from './preview.ts';

const { context, another } = await testWorkspace();
const german = { country: 'DE', language: 'de' };
const make = (more: object) =>
  createProject(context, CreateProject.parse({ name: 'Lindenhof', locale: german, ...more }));

test('a name alone says what it is and where, and questions come of it', async () => {
  const { id: projectId } = await make({ name: 'Zahnarztpraxis Lindenhof, Leipzig' });
  expect(await getBusiness(context, { projectId })).toMatchObject({
    clear: true,
    family: 'health',
    what: ['Zahnarztpraxen'],
    place: 'in Leipzig',
  });
  const set = await generatePromptSet(context, { ...GeneratePrompts.parse({}), projectId });
  expect(set.prompts.length).toBeGreaterThan(15);
  expect(set.prompts[0]).toMatchObject({ source: 'corpus', why: expect.stringMatching(/\.$/), demand: null });
  expect(set.prompts.filter(({ text }) => text.includes('Leipzig')).length).toBeGreaterThan(10);
});

test('what is unclear is asked for in a sentence, and what a person says counts', async () => {
  const { id: projectId } = await make({ name: 'Blaufuchs', description: 'Zuhause ist, wo das Herz ist.' });
  expect(await getBusiness(context, { projectId })).toMatchObject({
    clear: false,
    ask: expect.stringMatching(/one sentence/),
  });
  await expect(generatePromptSet(context, { ...GeneratePrompts.parse({}), projectId })).rejects.toMatchObject(
    {
      code: 'validation_failed',
      message: expect.stringContaining('one sentence'),
    },
  );
  const told = {
    what: 'Fahrradwerkstatt',
    place: 'Dresden',
    offers: [{ text: 'E-Bikes', type: 'offer' as const }],
  };
  expect(await updateBusiness(context, { projectId, ...told })).toMatchObject({
    clear: true,
    family: 'trade',
    place: 'in Dresden',
    offers: told.offers,
    told,
  });
  const { prompts } = await generatePromptSet(context, { ...GeneratePrompts.parse({}), projectId });
  expect(prompts.map(({ text }) => text).join('\n')).toMatch(/Fahrradwerkstatt in Dresden .*E-Bikes/);
  await expect(updateBusiness(context, { projectId, what: 'xq zzq' })).rejects.toMatchObject({
    code: 'validation_failed',
  });
});

test('goods keep the words that they were given', async () => {
  const { id: projectId } = await make({
    name: 'Radwerk',
    description: 'E-Bikes und Lastenräder für Pendler und Familien',
  });
  expect(await getBusiness(context, { projectId })).toMatchObject({ what: ['E-Bikes', 'Lastenräder'] });
  const { prompts } = await generatePromptSet(context, { ...GeneratePrompts.parse({}), projectId });
  const texts = prompts.map(({ text }) => text).join('\n');
  expect(texts).toMatch(/E-Bike/);
  expect(texts).not.toMatch(/Fahrr[aä]d|ein(?:en)? Lastenräder/);
});

test('another workspace sees neither', async () => {
  const { id: projectId } = await make({ description: 'Hotel in Sölden' });
  const stranger = await another();
  await expect(getBusiness(stranger.context, { projectId })).rejects.toMatchObject({ code: 'not_found' });
});

test('questions are seen before anything is stored, with source and reason', async () => {
  const input = PreviewPrompts.parse({ brand: 'Zahnarztpraxis Lindenhof, Leipzig', count: 12 });
  const { prompts, language } = await previewPrompts(context, input);
  expect(language).toBe('de');
  expect(prompts).toHaveLength(12);
  for (const { source, why, text } of prompts) {
    expect([source, why.endsWith('.')]).toEqual(['corpus', true]);
    expect(text).not.toMatch(/Lindenhof/);
  }
  await expect(previewPrompts(context, PreviewPrompts.parse({ brand: 'Blaufuchs' }))).rejects.toMatchObject({
    code: 'validation_failed',
  });
});
