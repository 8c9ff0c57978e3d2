import { hash } from 'node:crypto';
import type { CountedPack } from './count-packs.ts';

/** What cells know of a prompt. */
export interface CellPrompt {
  promptIndex: number;
  promptId: string | null;
  text: string;
  intent: string | null;
  cluster: string;
  question: string;
  branded: boolean;
  topic: string | null;
}

export interface Panel {
  /** Its name: a hash of the prompts. */
  panel: string;
  prompts: (CellPrompt & { panel: string; place: number })[];
}

/** The panel of each pack, by its list of prompts. Engines that were asked the same share one, and so do scans. */
export function panelsOf(
  prompts: readonly CellPrompt[],
  packs: readonly Pick<CountedPack, 'promptIndexes'>[],
): ReadonlyMap<readonly number[], Panel> {
  const byIndex = new Map(prompts.map((prompt) => [prompt.promptIndex, prompt]));
  const known = new Map<string, Panel>();
  const panels = new Map<readonly number[], Panel>();
  for (const { promptIndexes } of packs) {
    if (panels.has(promptIndexes)) continue;
    const name = promptIndexes.join();
    const panel = known.get(name) ?? panelOf(promptIndexes.flatMap((index) => byIndex.get(index) ?? []));
    known.set(name, panel);
    panels.set(promptIndexes, panel);
  }
  return panels;
}

function panelOf(prompts: readonly CellPrompt[]): Panel {
  const rows = prompts.map(({ promptIndex, promptId, cluster, question, topic, intent, branded, text }) => ({
    ...{ promptIndex, promptId, cluster, question, topic, intent, branded, text },
  }));
  const panel = hash('md5', JSON.stringify(rows));
  return { panel, prompts: rows.map((row, at) => ({ panel, place: at + 1, ...row })) };
}
