import type { Scope } from '@svc/db';
import { instant, newId } from '../../kernel/index.ts';
import type { ImportPlan, ImportSettings } from '../../resource/measure/answer-import/index.ts';
import type { Identity } from '../../resource/measure/detection-review/index.ts';
import { classifyPrompt } from '../../resource/measure/prompt-set/index.ts';
import { insertScanPrompts, type ResolvedConfig } from '../../resource/measure/scan/index.ts';
import { insertRun } from '../queries-run.ts';
import { placeOfKey } from './group.ts';
import { insertImportedScan } from './queries.ts';
import type { Group } from './survey.ts';

export interface ImportFacts {
  importId: string;
  projectId: string;
  settings: ImportSettings;
  /** Name of the export's tool, for people. */
  source: string;
  requestedBy: string;
  requestId: string | null;
  identity: Identity;
  /** The project's, where the file has none. */
  language: string;
  /** Prompts that the project asks itself, by their words. */
  known: ReadonlyMap<string, KnownPrompt>;
}

export interface KnownPrompt {
  id: string;
  intent: string;
  topic: string | null;
  paraphraseGroup: string | null;
}

const promptsAtOnce = 1_000;

const mostOfACell = ({ engines }: Group): number =>
  [...engines.values()].reduce(
    (most, { byPrompt }) => [...byPrompt.values()].reduce((a, b) => Math.max(a, b), most),
    1,
  );

/** Makes a scan for each group, with its prompts and runs: what answers are then stored in. One transaction. */
export async function makeScans(
  scope: Scope,
  facts: ImportFacts,
  groups: Iterable<Group>,
): Promise<ImportPlan> {
  const { importId, projectId, settings, identity } = facts;
  const own = identity.brands.filter(({ role }) => role === 'own');
  const brandNames = own.flatMap(({ name, aliases, domains }) => [
    name,
    ...(aliases ?? []),
    ...(domains ?? []),
  ]);
  const read = new Map<string, ReturnType<typeof classifyPrompt>>();
  const plan: ImportPlan = { groups: [] };
  for (const group of groups) {
    const place = placeOfKey(group.key);
    const at = new Date(group.at);
    const scanId = newId('scan', group.at);
    const config: ResolvedConfig = {
      engines: [...group.engines.keys()].sort(),
      maxPrompts: group.prompts.size,
      samplesK: settings.repeats ?? mostOfACell(group),
      country: place.country,
      language: place.language ?? facts.language,
      city: place.city,
      ...(place.region !== null && { region: place.region }),
      promptSetId: null,
      stopHalfWidth: null,
      poolSurfaces: false,
      imported: {
        importId,
        source: facts.source,
        by: facts.requestedBy,
        repeats: settings.repeats,
        unanswered: settings.unanswered,
      },
    };
    const answers = [...group.engines.values()].reduce((sum, engine) => sum + engine.answers, 0);
    await insertImportedScan(scope, {
      id: scanId,
      importId,
      projectId,
      config,
      brands: identity.brands,
      planned: answers,
      requestedBy: facts.requestedBy,
      requestId: facts.requestId,
      at: instant(at),
    });
    const prompts = [...group.prompts].map(([text, said], promptIndex) => {
      const known = facts.known.get(text);
      const seen = read.get(text) ?? classifyPrompt(text, brandNames);
      read.set(text, seen);
      return {
        promptIndex,
        promptId: known?.id ?? null,
        text,
        intent: known?.intent ?? seen.intent,
        branded: seen.branded,
        topic: said.topic ?? known?.topic ?? null,
        paraphraseGroup: said.paraphraseGroup ?? known?.paraphraseGroup ?? null,
      };
    });
    for (let at = 0; at < prompts.length; at += promptsAtOnce)
      await insertScanPrompts(scope, scanId, prompts.slice(at, at + promptsAtOnce));
    const runs: Record<string, string> = {};
    for (const [engine, { surface, model, answers: planned }] of group.engines) {
      const runId = newId('engineRun');
      runs[engine] = runId;
      await insertRun(scope, scanId, { id: runId, projectId, engine, surface, model, planned });
    }
    plan.groups.push({ key: group.key, scanId, runs });
  }
  return plan;
}
