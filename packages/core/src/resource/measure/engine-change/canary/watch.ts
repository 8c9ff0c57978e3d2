import type { Transport } from '@svc/engines';
import { type EngineAdapter, EngineError, typicalAnswerCost } from '@svc/engines';
import type { Environment } from '../../../../environment/index.ts';
import { newId } from '../../../../kernel/index.ts';
import type { Clock, Traffic } from '../../../../traffic/index.ts';
import { emitEngineChange } from '../events.ts';
import { earlierPanels, insertCanaryChange, insertPanel } from '../queries.ts';
import { type CanaryPanel, compareCanary } from './compare.ts';
import { canaryPrompts } from './prompts.ts';

export interface CanaryTools {
  environment: Environment;
  traffic: Traffic;
  transport: Transport;
  clock: Clock;
}

/** Panels before the newest that it is compared with. */
const compared = 5;
const mode = 'live';

/**
 * Asks the operator's engines the neutral questions and notes which answer differently than they did. Engines are
 * asked in their order while the dearest usual price of a panel fits into what is left of `usd`; those of unknown
 * price are left out. Returns the engines that were asked.
 */
export async function watchEngines(tools: CanaryTools, { usd }: { usd: number }): Promise<string[]> {
  const { engines, log } = tools.environment;
  let left = usd;
  const asked: string[] = [];
  for (const { id, adapter } of engines.list(mode)) {
    const price = typicalAnswerCost(id);
    const credential = engines.credential(id, mode);
    const panelUsd = price && price.high * canaryPrompts.length;
    if (!adapter || !credential || panelUsd === null || panelUsd > left) continue;
    left -= panelUsd;
    const { panel, costUsd } = await askPanel(tools, adapter, engines.find(id, mode)?.model ?? null);
    const changed = await record(tools.environment, id, panel, costUsd);
    log.info({ engine: id, answered: panel.filter(Boolean).length, costUsd, changed }, 'canary panel');
    asked.push(id);
  }
  return asked;
}

async function askPanel(
  tools: CanaryTools,
  adapter: EngineAdapter,
  model: string | null,
): Promise<{ panel: CanaryPanel; costUsd: number | null }> {
  const { environment, traffic, transport, clock } = tools;
  const credential = environment.engines.credential(adapter.id, mode);
  if (!credential) throw new Error(`engine ${adapter.id} has no credential`);
  const call = {
    engineId: adapter.id,
    credentialId: credential.id,
    workspaceId: 'operator',
    scanId: 'canary',
    signal: new AbortController().signal,
  };
  const answers = await Promise.all(
    canaryPrompts.map(async (prompt) => {
      try {
        return await traffic.call(call, ({ signal }) =>
          adapter.ask(
            { prompt, locale: { country: null, language: 'en' }, model },
            {
              credential,
              now: clock.now,
              sleep: (milliseconds) => clock.sleep(milliseconds, signal),
              send: transport.sender(signal),
            },
          ),
        );
      } catch (error) {
        if (error instanceof EngineError) return null;
        throw error;
      }
    }),
  );
  const costs = answers.map((answer) => answer?.cost.usd ?? null).filter((usd) => usd !== null);
  return {
    panel: answers.map((answer) =>
      answer?.outcome === 'answered'
        ? { characters: answer.text.length, citations: answer.citations.length }
        : null,
    ),
    costUsd: costs.length === 0 ? null : costs.reduce((sum, usd) => sum + usd, 0),
  };
}

/** Compares the panel with earlier ones, notes a change, and keeps the panel. True: the engine answers differently. */
async function record(
  { database: { system: db } }: Environment,
  engine: string,
  panel: CanaryPanel,
  costUsd: number | null,
): Promise<boolean> {
  const shift = compareCanary(panel, await earlierPanels(db, { mode, engine }, compared));
  if (shift)
    await db.transaction().execute(async (db) => {
      const changeId = newId('engineChange');
      await insertCanaryChange(db, { changeId, mode, engine }, shift);
      await emitEngineChange(db, changeId, {
        engine,
        kind: 'canary',
        modelRequested: null,
        modelBefore: null,
        modelAfter: null,
      });
    });
  await insertPanel(db, { mode, engine }, panel, costUsd);
  return shift !== null;
}
