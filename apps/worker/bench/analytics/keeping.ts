import { held, type Row } from '@svc/bench';
import { type CellContext, writeCells, writeCitations } from '@svc/core/resource/measure/cell';
import type { EngineId } from '@svc/emulator';
import { benchDatabase } from '@svc/testing/bench';
import { spawnEmulator } from '../emulator-process.ts';
import { startScanBench } from '../measure-scan.ts';
import { cpuOf } from './cpu.ts';

const engines: EngineId[] = ['openai', 'anthropic', 'openai-compatible'];
const prompts = 20;
const samplesK = 10;
const writes = 8;

/** The cost of keeping a scan's cells and citations: CPU of writing them over the CPU of the rest of the scan. */
export async function keepingRows(): Promise<Row[]> {
  const database = await benchDatabase();
  const emulator = await spawnEmulator({ latency: 20 });
  const { stack, measure, stop } = await startScanBench(database, emulator, {
    ENGINE_MAX_CONCURRENT: '30',
    ENGINE_REQUESTS_PER_MINUTE: '60000',
  });
  try {
    const scanOnce = () => measure({ engines, prompts, samplesK, expectedMs: 2_000 });
    await scanOnce();
    let scanId = '';
    const whole = await cpuOf(stack.owner, async () => {
      ({ scanId } = await scanOnce());
    });
    // Jobs after a scan (figures, alerts, discovery) run in this process too, and are not part of keeping cells.
    for (let idle = 0; idle < 5; ) {
      const due =
        await stack.owner`select from graphile_worker.jobs where run_at <= now() and attempts < max_attempts limit 1`;
      idle = due.length > 0 ? 0 : idle + 1;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    const { db, workspace } = stack.context;
    const asked = await stack.owner<CellContext['prompts'][number][]>`
      select prompt_index as "promptIndex", prompt_id as "promptId", text as question, text as cluster, branded, topic
      from scan_prompt where scan_id = ${scanId}`;
    const [scan] = await stack.owner<Pick<CellContext, 'brands' | 'projectId' | 'scannedAt'>[]>`
      select brands, project_id as "projectId", created_at::text as "scannedAt" from scan where id = ${scanId}`;
    if (!scan) throw new Error('the scan is gone');
    const context = {
      scanId,
      engines: engines.map((engine) => ({ engine, grounded: true, withheld: false })),
      prompts: asked,
      ...scan,
    };
    const costOf = async (write: typeof writeCells): Promise<number> => {
      const once = () => db.transaction().execute((db) => write({ db, workspace }, context));
      await once();
      const all = await cpuOf(stack.owner, async () => {
        for (let time = 0; time < writes; time += 1) await once();
      });
      return all / writes;
    };
    const [cells, citations] = [await costOf(writeCells), await costOf(writeCitations)];
    const once = cells + citations;
    return [
      held(
        'keeping-cpu',
        `CPU of keeping the cells and citations of a scan of ${prompts * engines.length * samplesK} answers, over that of all else of the scan, Postgres included`,
        once / (whole - once),
        'share',
        {
          most: 0.05,
          detail: {
            scanMilliseconds: Math.round(whole),
            cellMilliseconds: Math.round(cells),
            citationMilliseconds: Math.round(citations),
          },
        },
      ),
    ];
  } finally {
    await stop();
    await emulator.stop();
    await database.stop();
  }
}
