import { CreateProject, type Project } from '@svc/contract/project';
import { AddPrompt, CreatePromptSet, ImportPrompts } from '@svc/contract/prompt-set';
import { beforeEach } from 'vitest';
import { testWorkspace } from '../../environment/test-workspace.ts';
import { createProject } from '../project/index.ts';
import { importPrompts, readRows } from './import.ts';
import { addPrompt } from './prompt.ts';
import { createPromptSet } from './service.ts';

export const { context, owner } = await testWorkspace();
export let project: Project;
export let setId: string;
export const set = () => ({ projectId: project.id, setId });
beforeEach(async () => {
  project = await createProject(context, CreateProject.parse({ name: 'Acme', brand: { name: 'Acme' } }));
  const input = { ...CreatePromptSet.parse({ name: 'Own' }), projectId: project.id };
  ({ id: setId } = await createPromptSet(context, input));
});

export const bringRows = async (body: object) => {
  const input = { ...ImportPrompts.parse(body), ...set() };
  return importPrompts(context, input, await readRows(context, input));
};
export const add = (text: string, more: object = {}) =>
  addPrompt(context, { ...AddPrompt.parse({ text, ...more }), ...set() });
export const bring = (content: string, more: object = {}) => bringRows({ format: 'csv', content, ...more });
export const questions = [
  'Which time tracker suits lawyers?',
  'How do nurses plan their shifts?',
  'What does payroll software cost?',
  'Compare invoicing tools for freelancers.',
  'Our warehouse loses parcels. Who can help?',
  'Best booking system for dentists',
  'Where do I rent a kayak in Hamburg?',
];
