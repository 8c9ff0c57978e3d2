import { CreateProject } from '@svc/contract/account/project';
import { expect, test } from 'vitest';
import { testWorkspace } from '../environment/test-workspace.ts';
import { createProject } from '../resource/account/project/index.ts';
import { insertScan } from '../resource/measure/scan/factory.ts';
import { makePartitions } from './partition.ts';

const { context, environment, owner } = await testWorkspace();

const emitted = () => owner`
  insert into event (workspace_id, id, type, resource_type, resource_id, sequence, mode, data)
  values (${context.workspace.id}, 'evt_1', 'scan.completed', 'scan', 'scn_1', 1, 'live', '{}')`;

test('answers stand in the partition of their month, those of long ago in the one before them', async () => {
  const project = await createProject(context, CreateProject.parse({ name: 'Acme' }));
  const scan = { project, engines: ['openai'], prompts: [{ text: 'Best boards?' }], samplesK: 1 };
  await insertScan(context, scan);
  await insertScan(context, { ...scan, at: new Date('2020-05-05T00:00:00Z') });
  const month = new Date().toISOString().slice(0, 7).replace('-', '_');
  const places = await owner`select tableoid::regclass::text as place from answer order by created_at`;
  expect(places.map(({ place }) => place)).toEqual(['answer_before', `answer_${month}`]);
  // The coming months are there already, unless a month has begun since the tests did; another run makes none.
  await makePartitions(environment);
  expect(await makePartitions(environment)).toEqual({ made: 0 });
  const partitions =
    await owner`select relname from pg_class where relname ~ '^(answer|cell_pack|event)_20' and relkind = 'r'`;
  expect(partitions.length).toBeGreaterThanOrEqual(9);
  // Statistics of the whole table, which nobody else renews.
  const [known] = await owner`select reltuples from pg_class where relname = 'answer'`;
  expect(known?.reltuples).toBe(2);
  // A coming month that is missing is made, where nobody has written rows of it yet.
  await owner.unsafe(`drop table event_${month}`);
  expect(await makePartitions(environment)).toEqual({ made: 1 });
  await owner.unsafe(`drop table event_${month}`);
  await emitted();
  expect(await makePartitions(environment)).toEqual({ made: 0 });
});
