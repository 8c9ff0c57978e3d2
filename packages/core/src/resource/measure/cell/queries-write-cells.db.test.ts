import { CreateProject } from '@svc/contract/account/project';
import { ScanResult } from '@svc/contract/measure/score';
import { estimatePooledEngines } from '@svc/scoring';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { createProject } from '../../account/project/index.ts';
import { insertScan } from '../scan/factory.ts';
import { getScan } from '../scan/index.ts';
import { countCells, scoreScan } from '../score/index.ts';
import { readDimensions } from './queries-dimensions.ts';

const { context, another, owner } = await testWorkspace();
const project = await createProject(
  context,
  CreateProject.parse({ name: 'Tenonly', competitors: [{ name: 'Rivalish' }] }),
);

const prompts = Array.from({ length: 24 }, (_, index) => ({
  text: `Question ${index} about ${['saws', 'planes', 'glue'][index % 3]}`,
  branded: index === 0,
  topic: `Topic ${index % 9}`,
}));

interface CellRow {
  engine: string;
  question: string;
  brandRole: string;
  branded: boolean;
  asked: number;
  answered: number;
  answers: number;
  refused: number;
  present: number;
}

const cellsOf = async (scanId: string): Promise<CellRow[]> => {
  const { rows } =
    await sql<CellRow>`select * from cell where scan_id = ${scanId} order by engine, prompt_index`.execute(
      context.db,
    );
  return rows;
};

test('the figures of a scan follow from its cells, without what copies add', async () => {
  const words = ['Tenonly and Rivalish', 'only Rivalish', 'Tenonly is the best of them'];
  const scanId = await insertScan(context, {
    project,
    engines: ['openai', 'gemini'],
    prompts,
    samplesK: 4,
    // The last sample repeats the first one, so that each cell holds copies.
    text: (prompt, engine, sample) =>
      `${words[(prompt * 7 + (sample % 3) + engine.length) % 3]} make ${prompt} ${sample % 3}`,
  });
  const cells = await cellsOf(scanId);
  expect(cells).toHaveLength(24 * 2 * 2);
  expect(new Set(cells.map(({ asked, answered, answers }) => `${asked} ${answered} ${answers}`))).toEqual(
    new Set(['4 4 2']),
  );
  const counted = cells.filter(({ branded, brandRole }) => !branded && brandRole === 'own');
  const { tracked, market } = estimatePooledEngines(
    ['gemini', 'openai'].map((engine) => ({
      weight: 1,
      clusters: counted
        .filter((cell) => cell.engine === engine)
        .map(({ present, answers }) => ({ successes: present, trials: answers })),
    })),
    {
      topics: prompts.slice(1).map(({ topic }) => topic),
      paraphrases: counted.filter(({ engine }) => engine === 'gemini').map(({ question }) => question),
    },
  );
  // The same answers are drawn in SQL.
  const inSql = await countCells(context, scanId);
  const told = (rows: readonly { engine: string; answers: number; present: number }[]) =>
    rows.map(({ engine, answers, present }) => [engine, Number(answers), Number(present)]);
  expect(told(inSql)).toEqual(told(cells.filter(({ brandRole }) => brandRole === 'own')));
  const { overall, notes } = ScanResult.parse((await getScan(context, { scanId })).result);
  expect(notes.join(' ')).toContain('92 of 184 answers count');
  expect(overall?.presence).toMatchObject({ value: tracked.value, ci: tracked.ci });
  expect(overall?.presence.market).toMatchObject({ value: market.value, ci: market.ci });
});

test('a cell tells answers that cannot be read from such that do not hold the brand', async () => {
  const scanId = await insertScan(context, { project, engines: ['openai'], prompts, samplesK: 2 });
  const [first] = await cellsOf(scanId);
  expect(first).toMatchObject({ asked: 2, answered: 2, lost: 0, failed: 0, answers: 2, present: 0 });
  expect(first).toMatchObject({ surface: 'api+search', language: 'en', withheld: false });
});

test('answers that an engine refused are lost, and counted apart; a cell knows who asked', async () => {
  const scanId = await insertScan(context, { project, engines: ['openai'], prompts, samplesK: 2 });
  await owner`update answer set outcome = 'refused', present = null, mentioned = null, cited = null
    where scan_id = ${scanId} and prompt_index = 3 and sample_index = 0`;
  await owner`update scan set config = config || '{"persona": {"id": "per_1"}}' where id = ${scanId}`;
  const now = new Date().toISOString();
  await scoreScan(context, { scanId, engines: context.engines, now });
  const cells = await cellsOf(scanId);
  expect(cells[6]).toMatchObject({ asked: 2, answered: 1, lost: 1, refused: 1, failed: 0, persona: 'per_1' });
  expect(cells.filter(({ refused }) => refused > 0)).toHaveLength(2);
  const { personas } = await readDimensions(context, project.id);
  expect(personas).toEqual(['per_1']);
});

test('scans that asked the same share what is known of their prompts, and nobody else sees the cells', async () => {
  const panelsOf = async (scanId: string) => {
    const rows = await owner`select distinct panel from cell_pack where scan_id = ${scanId}`;
    return rows.map(({ panel }) => panel);
  };
  const scan = { project, engines: ['openai'], samplesK: 1 };
  const same = await Promise.all([1, 2].map(() => insertScan(context, { ...scan, prompts })));
  const fewer = await insertScan(context, { ...scan, prompts: prompts.slice(1) });
  const [first, second, other] = await Promise.all([...same, fewer].map(panelsOf));
  expect(first).toHaveLength(1);
  expect(second).toEqual(first);
  expect(other).not.toEqual(first);
  expect((await cellsOf(fewer)).map(({ question }) => question)).not.toContain(prompts[0]?.text);
  const seen = await sql`select 1 from cell`.execute((await another()).context.db);
  expect(seen.rows).toEqual([]);
});
