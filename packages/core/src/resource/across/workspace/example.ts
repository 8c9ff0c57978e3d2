import { type ExampleCaller, type MakeExample, nothing, twice, withBody } from '../../../kernel/index.ts';

let counter = 0;

async function make(caller: ExampleCaller) {
  counter += 1;
  const { id, name } = await caller.use('create_workspace', { body: { name: `Client ${counter}` } });
  return { params: { workspaceId: id }, name };
}

const own: MakeExample = async ({ context }) => ({ params: { workspaceId: context.workspace.id } });

export const workspaceExamples = {
  whoami: nothing,
  list_workspaces: twice(make),
  create_workspace: withBody(nothing, { name: 'Client' }),
  get_workspace: own,
  update_workspace: withBody(own, { name: 'Client of last year' }),
  delete_workspace: async (caller: ExampleCaller) => {
    const { params, name } = await make(caller);
    return { params, body: { name } };
  },
};
