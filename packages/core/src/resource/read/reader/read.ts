import { createHash } from 'node:crypto';
import type { Scope } from '@svc/db';
import { EngineError, typicalAnswerCost } from '@svc/engines';
import { type Environment, openWorkspace } from '../../../environment/index.ts';
import { type Context, enqueue } from '../../../kernel/index.ts';
import { findProject } from '../../account/project/index.ts';
import { openOwnCredential } from '../../account/provider-key/index.ts';
import { askedWithinCap, type Call } from './ask.ts';
import { chosen, chosenReader, whyUnasked } from './choice.ts';
import { readByEngineJob } from './jobs.ts';
import { groupsOf } from './order.ts';
import {
  type KeptReading,
  keptReadings,
  nextUnread,
  noteFailure,
  saveReadings,
  type UnreadAnswer,
} from './queries.ts';
import { rereadSample } from './reread.ts';
import { stancesOf } from './stance.ts';

/** Answers taken at once, and the most that one run of the job reads before it makes way for others. */
const [batch, mostAnswers] = [40, 2_000];
/** One answer of this many is read twice. */
const twice = 10;
/** Assumed price of a call whose price is unknown. */
export const unknownPriceUsd = 0.1;

type Outcome = 'off' | 'gone' | 'stopped' | 'capped' | 'refused' | { answers: number };

/** Asks for the reading of a project where an engine reads. */
export async function askForReading(
  scope: Scope & Pick<Environment, 'engines'>,
  projectId: string,
): Promise<void> {
  const { use } = await chosen(scope);
  if (use) await enqueue({ db: scope.db }, readByEngineJob, { workspaceId: scope.workspace.id, projectId });
}

/**
 * Has the workspace's engine read a project's answers, people's sample first and then newest first, until all are read or
 * the day's cap is reached; then it goes on the next day. Safe to run again: what is read is kept answer by answer.
 */
export async function readByEngine(
  environment: Environment,
  { workspaceId, projectId }: { workspaceId: string; projectId: string },
  stop: AbortSignal,
): Promise<Outcome> {
  const context = await openWorkspace(environment, workspaceId);
  const call = await callOf(environment, context);
  if (call === null) return 'off';
  if (call === 'refused') return 'refused';
  const project = await findProject(context, projectId);
  if (!project) return 'gone';
  const names = [project.brand, ...project.competitors].map(({ name }) => name);
  let read = 0;
  for (const checked of [true, false]) {
    let last: UnreadAnswer | null = null;
    while (read < mostAnswers) {
      if (stop.aborted) return 'stopped';
      const find = { projectId, reader: call.reader, pass: 1 as const, checked, limit: batch };
      const answers: UnreadAnswer[] = await nextUnread(context, find, last);
      const outcome = await readBatch(context, call, names, answers, { projectId, pass: 1 });
      if (outcome === 'read')
        await readBatch(context, call, names, answers.filter(isTwice).reverse(), { projectId, pass: 2 });
      if (outcome !== 'read') return outcome;
      read += answers.length;
      last = answers.at(-1) ?? null;
      if (answers.length < batch) break;
    }
  }
  const again = await rereadSample(context, call, { projectId, names, stop });
  if (again !== 'read') return again;
  if (read >= mostAnswers) await enqueue(context, readByEngineJob, { workspaceId, projectId });
  return { answers: read };
}

const hashOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

const isTwice = ({ id }: UnreadAnswer): boolean => Number.parseInt(hashOf(id).slice(0, 8), 16) % twice === 0;

async function callOf(environment: Environment, context: Context): Promise<Call | 'refused' | null> {
  const reader = await chosenReader({ ...context, engines: environment.engines });
  if (!reader) return null;
  const { workspace } = context;
  const adapter = environment.engines.find(reader.engine, workspace.mode)?.adapter;
  const test = workspace.mode === 'test';
  const own = await openOwnCredential(environment, workspace, reader.engine).catch((error: unknown) => {
    if (error instanceof EngineError) return null;
    throw error;
  });
  // The operator pays for what the operator chose, and for nothing else.
  const operators = test || reader.by === 'operator';
  const used = own ?? (operators ? environment.engines.credential(reader.engine, workspace.mode) : null);
  if (!adapter || !used) {
    await noteFailure(context, whyUnasked(reader));
    return 'refused';
  }
  return {
    reader: reader.name,
    dailyUsd: reader.dailyUsd,
    mostUsd: test ? 0 : (typicalAnswerCost(reader.engine)?.high ?? unknownPriceUsd),
    ask: async (prompt) => {
      const answer = await environment.ask(adapter, used, {
        prompt,
        locale: { country: null, language: null },
        model: reader.model,
        search: false,
      });
      return { ...answer, costUsd: test ? 0 : answer.costUsd };
    },
  };
}

/** Reads a batch, texts that were read before for nothing. */
async function readBatch(
  context: Context,
  call: Call,
  names: readonly string[],
  answers: readonly UnreadAnswer[],
  { projectId, pass }: { projectId: string; pass: 1 | 2 },
): Promise<'read' | 'capped' | 'refused'> {
  const hashes = answers.map(({ text }) => hashOf(call.reader, text, ...names));
  const known = await keptReadings(context, call.reader, pass, hashes);
  const save = (fresh: Map<string, KeptReading>) => {
    const of = (at: number): KeptReading | undefined => {
      const hash = hashes[at] ?? '';
      return fresh.get(hash) ?? known.get(hash);
    };
    return saveReadings(
      context,
      { projectId, reader: call.reader, pass },
      [...fresh].map(([hash, kept]) => ({ hash, ...kept })),
      answers.flatMap((answer, at) => {
        const kept = of(at);
        return kept
          ? stancesOf(answer, kept.reading).map((stance) => ({ ...stance, served: kept.served }))
          : [];
      }),
    );
  };
  if (known.size > 0) await save(new Map());
  const open = [...new Map(hashes.map((hash, at) => [hash, at])).values()].filter(
    (at) => !known.has(hashes[at] ?? ''),
  );
  const texts = open.map((at) => answers[at]?.text ?? '');
  for (const group of groupsOf(texts)) {
    const sent = group.map((at) => texts[at] ?? '');
    const read = await askedWithinCap(context, call, { projectId, names, texts: sent });
    if (read === 'capped' || read === 'refused') return read;
    await save(
      new Map(
        read.readings.flatMap((reading, at) => {
          const hash = hashes[open[group[at] ?? -1] ?? -1];
          // Silence is kept too: the same text would be paid for again and again.
          const kept = { reading: reading ?? { brands: [], dropped: 1 }, served: read.served };
          return hash === undefined ? [] : [[hash, kept] as const];
        }),
      ),
    );
  }
  return 'read';
}
