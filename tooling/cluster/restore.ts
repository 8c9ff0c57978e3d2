import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Row, round, row } from '@svc/bench';
import { connect, type Server, startServer } from '../faults/server.ts';
import { type Nodes, runTool, settings } from './nodes.ts';

/** Settings that keep a node's log beside its data: what a deployment sends to its archive. */
export const archived = ['archive_mode=on', `archive_command=cp %p ../log/$(basename $PWD)-%f`];

/**
 * A base backup of each node while rows are written, then one name for a moment on all of them, then a loss. Each node is brought
 * to that name elsewhere, and the rows are those of the moment.
 */
export async function restoreRows(nodes: Nodes, folder: string): Promise<Row[]> {
  process.stderr.write('backup and restore …\n');
  const { program, servers, url } = nodes;
  const began = performance.now();
  for (const [index, { port }] of servers.entries())
    runTool(program, 'pg_basebackup', [
      ...['-h', '127.0.0.1', '-p', String(port), '-U', 'svc_owner', '-D', join(folder, `base${index}`)],
      ...['-X', 'none', '--checkpoint=fast'],
    ]);
  const backup = (performance.now() - began) / 1_000;
  const before = await count(url);
  const sql = connect(url);
  await sql`select citus_create_restore_point('before_the_loss')`;
  await sql`update project set name = 'Gone'`;
  await sql.end({ timeout: 5 });
  for (const server of servers) await archiveRest(server.url);
  const restored: Server[] = [];
  try {
    const first = 1 + Math.max(...servers.map(({ port }) => port));
    for (const [index, server] of servers.entries()) {
      const data = join(folder, `base${index}`);
      const log = join(server.data, '../log', `node${index}`);
      await writeFile(join(data, 'recovery.signal'), '');
      restored.push(
        await startServer(program, data, {
          firstPort: (restored.at(-1)?.port ?? first - 1) + 1,
          settings: [
            ...settings,
            'archive_mode=off',
            'hot_standby=off',
            `restore_command=cp ${log}-%f %p`,
            'recovery_target_name=before_the_loss',
            'recovery_target_action=promote',
          ],
        }),
      );
    }
    const at = restored[0]?.url ?? '';
    const again = connect(at);
    for (const [index, { port }] of servers.entries())
      await again`select citus_update_node(nodeid, '127.0.0.1', ${restored[index]?.port ?? 0}) from pg_dist_node where nodeport = ${port}`;
    await again`select recover_prepared_transactions()`;
    await again.end({ timeout: 5 });
    const after = await count(at);
    const differ = Math.abs(after.rows - before.rows) + after.gone;
    return [
      row(
        'restore',
        `rows that differ on the restored cluster, of ${before.rows}; names changed later: ${after.gone}`,
        '= 0',
        differ,
        'rows',
        differ === 0 && before.rows > 0,
      ),
      row(
        'restore-base',
        'time of the base backups, one node after another',
        'printed',
        round(backup, 1),
        's',
      ),
    ];
  } finally {
    for (const server of restored) await server.stop();
  }
}

async function archiveRest(url: string): Promise<void> {
  const sql = connect(url);
  const [last] = await sql<{ file: string }[]>`select pg_walfile_name(pg_switch_wal()) as file`;
  for (const end = Date.now() + 60_000; ; ) {
    if (Date.now() > end) throw new Error('a node archives nothing');
    const [kept] = await sql<
      { file: string | null }[]
    >`select last_archived_wal as file from pg_stat_archiver`;
    if (kept?.file && last && kept.file >= last.file) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await sql.end({ timeout: 5 });
}

async function count(url: string): Promise<{ rows: number; gone: number }> {
  const sql = connect(url);
  const [counted] = await sql<{ rows: number; gone: number }[]>`
    select ((select count(*) from answer) + (select count(*) from ledger_entry) + (select count(*) from project))::integer as rows,
      (select count(*) from project where name = 'Gone')::integer as gone`;
  await sql.end({ timeout: 5 });
  return counted ?? { rows: 0, gone: 0 };
}
