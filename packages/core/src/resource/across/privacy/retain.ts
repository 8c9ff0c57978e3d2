import { limitsOf } from '@svc/contract/kernel';
import { type Scope, scopeIn } from '@svc/db';
import { z } from 'zod';
import type { Environment } from '../../../environment/index.ts';
import { instant, job } from '../../../kernel/index.ts';
import { effectiveDays, readPrivacy } from '../../../masking/index.ts';
import type { ObjectStore } from '../../../object-store/index.ts';
import { bodiesPrefix, eraseAnswerTexts, eraseRawBodies } from '../../../runner/index.ts';
import { forgetCrawlerLines } from '../../measure/crawler-traffic/index.ts';
import { forgetDoubts } from '../../measure/detection-review/index.ts';
import { forgetIntegrations } from '../../measure/integration/index.ts';
import { noteErased, scansToErase, scansWithBodies } from '../../measure/scan/index.ts';
import { forgetContents } from '../../read/citation/index.ts';
import { forgetExamples, forgetNames } from '../../read/competitor-suggestion/index.ts';
import { forgetReadings, forgetTexts } from '../../read/reader/index.ts';
import { shortenExports } from '../../tell/export/index.ts';
import { workspacesToRetain } from './queries.ts';

/** Every night. */
export const retainJob = job({
  task: 'retain',
  every: '11 2 * * *',
  payload: z.looseObject({}),
  key: () => 'retain',
  priority: 10,
});

const workspacesAtOnce = 200;
const scansAtOnce = 50;
/** Answers in one transaction: some ten milliseconds. */
const answersAtOnce = 500;

export interface Retained {
  texts: number;
  raw: number;
}

/** Erases what plans and privacy controls keep no longer, over all workspaces; some rows at a time. */
export async function retain(environment: Environment, stop: AbortSignal): Promise<Retained | 'stopped'> {
  const all: Retained = { texts: 0, raw: 0 };
  let after = '';
  for (;;) {
    const workspaces = await workspacesToRetain(environment.database, after, workspacesAtOnce);
    for (const { id, plan, overrides } of workspaces) {
      if (stop.aborted) return 'stopped';
      const erased = await retainWorkspace(environment, id, limitsOf(plan, overrides).retentionDays, stop);
      all.texts += erased.texts;
      all.raw += erased.raw;
    }
    after = workspaces.at(-1)?.id ?? after;
    if (workspaces.length < workspacesAtOnce) return all;
  }
}

async function retainWorkspace(
  { database, objects, now }: Environment,
  workspaceId: string,
  retentionDays: number,
  stop: AbortSignal,
): Promise<Retained> {
  const scope = scopeIn(database, workspaceId);
  const privacy = await readPrivacy(scope);
  const days = effectiveDays(privacy, { retentionDays });
  const before = (age: number) => instant(new Date(now().getTime() - age * 86_400_000));
  await forgetCrawlerLines(scope, now());
  await forgetIntegrations(scope, now());
  if (privacy.exportDays !== null) await shortenExports(scope, privacy.exportDays);

  await forgetContents(scope, before(days.answerDays));
  await forgetTexts(scope, before(days.answerDays));
  let [texts, raw] = [0, 0];
  const overScans = async (what: 'text' | 'raw', age: number, erase: (scanId: string) => Promise<void>) => {
    for (;;) {
      const scans = await scansToErase(scope, { what, before: before(age), atMost: scansAtOnce });
      for (const scanId of scans) {
        if (stop.aborted) return;
        await erase(scanId);
      }
      if (scans.length < scansAtOnce) return;
    }
  };
  await overScans('raw', days.rawDays, async (scanId) => {
    raw += await untilNone(() => eraseRawBodies(scope, scanId, answersAtOnce));
    await noteErased(scope, scanId, { rawErased: true });
  });
  await overScans('text', days.answerDays, async (scanId) => {
    await noteErased(scope, scanId, { textState: 'erasing' });
    texts += await untilNone(() => eraseAnswerTexts(scope, scanId, answersAtOnce));
    await forgetDoubts(scope, scanId);
    await forgetExamples(scope, scanId);
    await forgetNames(scope, scanId);
    await forgetReadings(scope, scanId);
    await noteErased(scope, scanId, { textState: 'erased', rawErased: true });
  });
  await sweepBodies(scope, objects);
  return { texts, raw };
}

/** Objects of bodies go after the rows that named them, also those of scans that are gone altogether. */
async function sweepBodies(scope: Scope, objects: ObjectStore): Promise<void> {
  const workspaceId = scope.workspace.id;
  const kept = await objects.folders(bodiesPrefix(workspaceId));
  if (kept.length === 0) return;
  const named = new Set(await scansWithBodies(scope, kept));
  for (const scanId of kept)
    if (!named.has(scanId)) await objects.deleteAll(bodiesPrefix(workspaceId, scanId));
}

async function untilNone(erase: () => Promise<number>): Promise<number> {
  let all = 0;
  for (let some = await erase(); some > 0; some = await erase()) all += some;
  return all;
}
