import { held, median } from '@svc/bench';
import { CreateProject } from '@svc/contract/account/project';
import { perform, testContext } from '@svc/core/environment/testing';
import { operations } from '@svc/core/operations';
import { createProject } from '@svc/core/resource/account/project';
import { openDatabase } from '@svc/db';
import { benchDatabase } from '@svc/testing/bench';
import postgres from 'postgres';
import { fillAnswers } from './lists-fill.ts';

/** Answers in one project; `--full` has a million. */
const answers = { short: 45_000, full: 1_000_000 };
const rounds = 50;
/** Before anything counts: the single read stands between all lists, and would be warm long before each of them. */
const warmUp = 100;
const bar = 5;
/** A search matches words, counts up to a thousand, ranks and cuts excerpts: it has a bar of its own. */
const searchBar = 8;

/**
 * The first page, with its total, of each list of a project with many answers, over an indexed read of one row in the same
 * run: medians of interleaved rounds, in process, without HTTP.
 */
export async function run({ full }: { full: boolean }) {
  const database = await benchDatabase();
  const handle = openDatabase({ url: database.url });
  const owner = postgres(database.url, { max: 1, onnotice: () => {} });
  try {
    const { context } = await testContext(handle, database.url, { plan: 'enterprise' });
    const project = await createProject(context, CreateProject.parse({ name: 'Acme' }));
    const count = full ? answers.full : answers.short;
    const ids = await fillAnswers(owner, {
      workspaceId: context.workspace.id,
      projectId: project.id,
      answers: count,
    });
    const { projectId, scanId, promptId, answerId } = ids;
    const ask = async (id: string, input: Record<string, unknown>) => {
      const operation = operations.find((one) => one.id === id);
      const given = (operation?.query ?? operation?.body)?.parse(
        Object.fromEntries(
          Object.entries(input).filter(([name]) => !(name in (operation?.params?.shape ?? {}))),
        ),
      );
      await perform(operation, context, { ...given, ...input });
    };
    const lists: [string, Record<string, unknown>][] = [
      ['list_answers', { projectId }],
      ['list_answers', { projectId, engine: 'openai' }],
      ['list_answers', { projectId, promptId }],
      ['list_answers', { projectId, scanId }],
      ['list_answers', { projectId, outcome: 'refused' }],
      ['list_answers', { projectId, present: 'true' }],
      ['list_answers', { projectId, since: '2020-01-01T00:00:00Z' }],
      ['list_scan_answers', { scanId }],
      ['list_scans', { projectId }],
      ['list_scans', { projectId, status: 'failed' }],
      ['list_workspace_scans', {}],
      ['list_engine_runs', { scanId }],
      ['list_prompts', { projectId }],
      ['list_prompts', { projectId, engine: 'openai', minPresence: '0.2' }],
      ['list_prompt_sets', { projectId }],
      ['list_prompt_scores', { projectId, scope: 'cell', scanId }],
      ['list_uncertain_detections', { projectId }],
      // A word of one answer in a thousand, and one of each answer.
      ['search_answers', { projectId, query: 'rareword7' }],
      ['search_answers', { projectId, query: 'boards' }],
    ];
    const single = () => ask('get_answer', { answerId });
    const reads = lists.map(([id, input]) => {
      const filters = Object.keys(input).filter((name) => name !== 'projectId' && name !== 'query');
      const word = typeof input.query === 'string' ? [input.query] : [];
      return { name: [id, ...word, ...filters].join(' by '), read: () => ask(id, input) };
    });
    const times = new Map<string, number[]>();
    const time = async (name: string, read: () => Promise<void>) => {
      const began = performance.now();
      await read();
      times.set(name, [...(times.get(name) ?? []), performance.now() - began]);
    };
    for (let round = 0; round < warmUp + rounds; round += 1) {
      if (round === warmUp) times.clear();
      for (const { name, read } of reads) {
        await time('single', single);
        await time(name, read);
      }
    }
    const one = median(times.get('single') ?? []);
    return {
      bench: 'lists',
      seed: 1,
      how: `${count} answers in one project${full ? '' : ' (a million with --full)'}; medians of ${rounds} after ${warmUp}; a single-row read takes ${one.toFixed(2)} ms`,
      rows: reads.map(({ name }) => {
        const most = name.startsWith('search_') ? searchBar : bar;
        const milliseconds = median(times.get(name) ?? []);
        const what = `${name}: first page and total over a single-row read (${milliseconds.toFixed(2)} ms)`;
        return held(name.replaceAll(' ', '-'), what, milliseconds / one, 'ratio', { most });
      }),
    };
  } finally {
    await handle.close();
    await owner.end();
    await database.stop();
  }
}
