import { perform } from '@svc/core/environment/testing';
import { operations } from '@svc/core/operations';
import { deleteProject } from '@svc/core/resource/account/project';
import { eraseProjects } from '@svc/core/resource/across/privacy';
import { getScan, startScan } from '@svc/core/resource/measure/scan';
import { openDatabase } from '@svc/db';
import { describe, expect, test } from 'vitest';
import { questions } from './test/stack.ts';
import { testStack } from './test/test-stack.ts';

const cluster = process.env.SVC_CITUS_URL;

/** Some value of a type: what comes of it does not matter, as long as Citus can plan for it. */
const anyOf = (type: string): string => {
  if (type.endsWith('[]')) return "'{}'";
  if (type.startsWith('json')) return "'{}'";
  if (/^(integer|bigint|double precision|real|numeric)$/.test(type)) return '3';
  if (/^(timestamp|date)/.test(type)) return "'2020-01-01'";
  return { boolean: 'true', interval: "'1 day'", text: "'none'" }[type] ?? 'null';
};

/** Runs on a cluster that `svc distribute` has set up: CI has none. */
describe.skipIf(!cluster)('on a Citus cluster', async () => {
  if (!cluster) return;
  const stack = await testStack({
    emulator: { latency: 300 },
    settings: { ENGINE_MAX_CONCURRENT: '4', ENGINE_REQUESTS_PER_MINUTE: '60000' },
  });
  await stack.startWorker();
  const { id: workspaceId } = stack.context.workspace;
  const scanned = async (prompts: number) =>
    startScan(stack.context, {
      projectId: await stack.project({ engines: ['openai'], samplesK: 2, prompts: questions(prompts) }),
    });
  const place = async () => {
    const [found] = await stack.owner<{ shard: string; node: number }[]>`
      select shardid::text as shard, nodeport as node from pg_dist_placement join pg_dist_node using (groupid)
      where shardid = get_shard_id_for_distribution_column('project', ${workspaceId}::text)`;
    if (!found) throw new Error(`${workspaceId} is on no node`);
    return found;
  };

  test('a scan runs to its end, and all rows of its workspace are on one node', async () => {
    const scan = await stack.settle((await scanned(10)).id);
    expect(scan).toMatchObject({
      status: 'completed',
      progress: { recorded: 20, failed: 0 },
      credits: { held: 0, spent: 20 },
    });
    const plan = await stack.owner`
      explain select a.id from answer a join scan_prompt p on p.workspace_id = a.workspace_id and p.scan_id = a.scan_id
      where a.workspace_id = ${workspaceId}`;
    expect(JSON.stringify(plan)).toContain('Task Count: 1');
  });

  test('what a workspace asks for is sent to its shard alone', async () => {
    // There a plan for more than one shard is an error. Only a plan for the values at hand is made.
    const strict = new URL(cluster);
    strict.searchParams.set('citus.multi_task_query_log_level', 'error');
    strict.searchParams.set('plan_cache_mode', 'force_custom_plan');
    const database = openDatabase({ url: strict.href, citus: true });
    const owner = openDatabase({ url: strict.href, role: null });
    try {
      await expect(owner.system.selectFrom('scan').select('id').execute()).rejects.toThrow(
        'multi-task query',
      );
      const context = { ...stack.context, db: database.forWorkspace(workspaceId) };
      const projectId = await stack.project({ engines: ['openai'], samplesK: 1, prompts: questions(2) });
      // It counts scans of the whole organisation.
      const { id: scanId } = await startScan(context, { projectId });
      await stack.settle(scanId);
      expect(await getScan(context, { scanId })).toMatchObject({ progress: { recorded: 2 } });
      const idsOf = async (name: string, path: Record<string, string>) => {
        const operation = operations.find(({ id }) => id === name);
        const list = await perform(operation, context, { ...path, ...operation?.query?.parse({}) });
        return (list as { items: { id: string }[] }).items.map(({ id }) => id);
      };
      expect(await idsOf('list_scans', { projectId })).toEqual([scanId]);
      expect(await idsOf('list_workspace_scans', {})).toContain(scanId);
      expect(await idsOf('list_answers', { projectId })).toHaveLength(2);
      expect(await idsOf('list_projects', {})).toContain(projectId);
    } finally {
      await database.close();
      await owner.close();
    }
  });

  test('each function that the application calls can be asked there', async () => {
    const functions = await stack.owner<{ name: string; types: string[] }[]>`
      select p.proname as name, array(select format_type(t, null) from unnest(p.proargtypes::oid[]) t) as types from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype
        and has_function_privilege('svc_app', p.oid, 'execute') and p.prosecdef
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') order by 1`;
    expect(functions.length).toBeGreaterThan(80);
    const refused: string[] = [];
    for (const { name, types } of functions) {
      const call = `select * from ${name}(${types.map((type) => `${anyOf(type)}::${type}`).join(', ')})`;
      const problem = await stack.owner
        .begin(async (sql) => {
          await sql`select set_config('app.workspace', ${workspaceId}, true)`;
          await sql.unsafe(call);
          throw new Error('taken back');
        })
        .catch((error: Error) => error.message);
      if (/Citus|distributed|correlated|column definition list|no destination|IMMUTABLE|STABLE/.test(problem))
        refused.push(`${name}: ${problem}`);
    }
    // The search of processes that an update has not replaced yet: those find nothing in the meantime.
    expect(refused.filter((text) => !text.startsWith('search_answers:'))).toEqual([]);
  });

  test('a deleted project is erased there, and others stay', async () => {
    const { projectId, id } = await stack.settle((await scanned(3)).id);
    const other = await stack.settle((await scanned(3)).id);
    await deleteProject(stack.context, { projectId: projectId ?? '' });
    await stack.owner`update project set deleted_at = now() - interval '31 days' where workspace_id = ${workspaceId} and id = ${projectId}`;
    const tables = await stack.owner<{ name: string }[]>`
      select logicalrelid::text as name from pg_dist_partition d where partmethod = 'h'
        and exists (select from pg_attribute a where a.attrelid = d.logicalrelid and a.attname = 'project_id')
        and not exists (select from pg_inherits i where i.inhrelid = d.logicalrelid)`;
    const held = async (project: string | null) => {
      const rows = await Promise.all(
        tables.map(
          ({ name }) =>
            stack.owner`select ${name} as name from ${stack.owner(name)} where workspace_id = ${workspaceId}
            and project_id = ${project} limit 1`,
        ),
      );
      return rows.flat().map(({ name }) => name);
    };
    const measured = expect.arrayContaining([
      'answer',
      'answer_count',
      'cell_pack',
      'event',
      'scan',
      'usage_day',
    ]);
    expect(await held(projectId)).toEqual(measured);
    await eraseProjects(stack.environment, new AbortController().signal);
    expect(await held(projectId)).toEqual([]);
    expect(
      await stack.owner`select from score where workspace_id = ${workspaceId} and scan_id = ${id}`,
    ).toEqual([]);
    expect(await held(other.projectId)).toEqual(measured);
  });

  test('a workspace moves to another node while it is scanned', async () => {
    const started = await scanned(60);
    const from = await place();
    const [to] = await stack.owner<{ host: string; node: number }[]>`
      select nodename as host, nodeport as node from pg_dist_node where shouldhaveshards and nodeport <> ${from.node} limit 1`;
    await expect
      .poll(
        async () => (await stack.owner`select id from answer where scan_id = ${started.id} limit 1`).length,
      )
      .toBe(1);
    await stack.owner`select citus_move_shard_placement(${from.shard}::bigint, ${to?.host ?? ''}, ${from.node}, ${to?.host ?? ''}, ${to?.node ?? 0}, 'force_logical')`;
    const scan = await stack.settle(started.id);
    expect(scan).toMatchObject({ status: 'completed', progress: { recorded: 120, failed: 0 } });
    expect((await place()).node).toBe(to?.node);
  });

  test('another tenant’s rows are not there, and without a tenant there is an error', async () => {
    await stack.settle((await scanned(2)).id);
    const database = openDatabase({ url: cluster, citus: true });
    try {
      const tables = await stack.owner<{ name: string }[]>`
        select logicalrelid::text as name from pg_dist_partition d where partmethod = 'h'
          and not exists (select from pg_inherits i where i.inhrelid = d.logicalrelid)`;
      const other = database.forWorkspace('wsp_other');
      const held: string[] = [];
      for (const { name } of tables) {
        const table = other.dynamic.table(name as 'project');
        const named = () =>
          other
            .selectFrom(table.as('t'))
            .select((eb) => eb.fn.countAll<number>().as('rows'))
            .where('t.workspaceId', '=', workspaceId)
            .executeTakeFirstOrThrow();
        const [own] = await stack.owner.unsafe(
          `select count(*)::integer as rows from ${name} where workspace_id = $1`,
          [workspaceId],
        );
        if (own?.rows > 0) held.push(name);
        expect({ name, ...(await named()) }).toEqual({ name, rows: 0 });
      }
      expect(held).toEqual(expect.arrayContaining(['answer', 'cell_pack', 'event', 'project', 'scan']));
      await expect(
        database.system.selectFrom('project').select('id').where('workspaceId', '=', workspaceId).execute(),
      ).rejects.toThrow('no workspace set');
      await expect(
        other
          .insertInto('idempotency_key')
          .values({ workspaceId, route: '/odd', key: 'odd', fingerprint: Buffer.from('odd') })
          .execute(),
      ).rejects.toThrow('row-level security');
      await expect(
        other
          .updateTable('project')
          .set({ name: 'taken' })
          .where('workspaceId', '=', workspaceId)
          .returning('id')
          .execute(),
      ).resolves.toEqual([]);
    } finally {
      await database.close();
    }
  });
});
