import type { RunContext } from '../../../environment/index.ts';
import { type MakeExample, withBody } from '../../../kernel/index.ts';
import { inProject } from '../../account/project/example.ts';
import { moveImport } from './queries.ts';

const row = (id: string, text: string) =>
  JSON.stringify({
    id,
    prompt: 'Which shift planner suits bakeries?',
    engine: 'chatgpt-ui',
    askedAt: '2026-11-02T09:00:00Z',
    country: 'DE',
    language: 'en',
    text,
  });
const body = {
  name: 'Screens of November',
  content: `${row('1', 'Acme Planner is a good choice for bakeries.')}\n${row('2', 'Many bakeries use a spreadsheet.')}\n`,
};

const made: MakeExample = async (caller) => {
  const { params = {} } = await inProject(caller);
  const { id } = await caller.use('import_answers', { params, body });
  return { params: { ...params, importId: id } };
};

export const answerImportExamples = {
  import_answers: withBody(inProject, body),
  list_answer_imports: (async (caller) => {
    const { params = {} } = await inProject(caller);
    await caller.use('import_answers', { params, body });
    await caller.use('import_answers', { params, body: { ...body, name: 'Screens again' } });
    return { params };
  }) satisfies MakeExample,
  get_answer_import: made,
  start_answer_import: (async (caller) => {
    const { params = {} } = await inProject(caller);
    const { id } = await caller.use('import_answers', { params, body: { ...body, dryRun: true } });
    const { db, workspace } = caller.context;
    // A worker leaves a rehearsal in a state without this file; where there is one, the import waits for it.
    if (!(await moveImport({ db, workspace }, id, ['queued'], 'checked')))
      while (
        (await caller.use('get_answer_import', { params: { ...params, importId: id } })).status !== 'checked'
      )
        await new Promise((resolve) => setTimeout(resolve, 50));
    return { params: { ...params, importId: id } };
  }) satisfies MakeExample<RunContext>,
  cancel_answer_import: made,
  delete_answer_import: made,
};
