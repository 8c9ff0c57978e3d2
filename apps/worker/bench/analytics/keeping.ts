import { held, type Row } from '@svc/bench';
import { type CellContext, countPacks, writeCells, writeCitations } from '@svc/core/resource/measure/cell';
import { loadFacts } from '@svc/core/resource/measure/score';
import type { Scope } from '@svc/db';
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
    const facts = await loadFacts(stack.context, scanId);
    const context: CellContext = {
      scanId,
      engines: facts.runs.map((run) => ({ ...run, grounded: true, withheld: false })),
      prompts: facts.prompts.map((prompt) => ({ ...prompt, cluster: prompt.text, question: prompt.text })),
      brands: facts.brands,
      projectId: facts.projectId,
      scannedAt: facts.scannedAt,
      country: facts.config.country,
      language: 'en',
      personaId: null,
    };
    const packs = () =>
      countPacks({
        engines: context.engines,
        promptIndexes: facts.prompts.map(({ promptIndex }) => promptIndex),
        brandIds: facts.brands.map(({ id }) => id),
        answers: facts.answers,
        failures: facts.failures,
        reused: facts.taken,
      });
    const costOf = async (write: (scope: Scope) => Promise<void>): Promise<number> => {
      const once = () => db.transaction().execute((db) => write({ db, workspace }));
      await once();
      const all = await cpuOf(stack.owner, async () => {
        for (let time = 0; time < writes; time += 1) await once();
      });
      return all / writes;
    };
    const cells = await costOf((scope) => writeCells(scope, context, packs()));
    const citations = await costOf((scope) => writeCitations(scope, context));
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
