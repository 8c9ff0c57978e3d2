import { type ExampleCaller, type MakeExample, nothing, withBody } from '../../../kernel/index.ts';

let counter = 0;

export async function makeProject(caller: ExampleCaller): Promise<{ projectId: string; name: string }> {
  counter += 1;
  const name = `Acme ${counter}`;
  const { id } = await caller.use('create_project', { body: { name } });
  return { projectId: id, name };
}

export const inProject: MakeExample = async (caller) => ({
  params: { projectId: (await makeProject(caller)).projectId },
});

export const projectExamples = {
  create_project: withBody(nothing, { name: 'Acme' }),
  get_project: inProject,
  update_project: withBody(inProject, { samplesK: 5 }),
  delete_project: async (caller: ExampleCaller) => {
    const { projectId, name } = await makeProject(caller);
    return { params: { projectId }, body: { name } };
  },
  archive_project: inProject,
  restore_project: async (caller: ExampleCaller) => {
    const { projectId } = await makeProject(caller);
    await caller.use('archive_project', { params: { projectId } });
    return { params: { projectId } };
  },
  update_project_identity: withBody(inProject, { name: 'Acme', domains: ['acme.com'] }),
};
