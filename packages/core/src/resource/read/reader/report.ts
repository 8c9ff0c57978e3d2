import type { ReaderOfReport } from '@svc/contract/read/reader';
import { detectorVersion } from '@svc/detection';
import { wilsonInterval } from '@svc/scoring';
import type { z } from 'zod';
import type { RunContext } from '../../../environment/index.ts';
import { say } from '../../../i18n/index.ts';
import { clusterPrompts, type PanelQuery } from '../../measure/cell/index.ts';
import { chosenReader } from './choice.ts';
import { correctByModel, type Judge, type ServedPart, type Share } from './correct.ts';
import { rulesName } from './name.ts';
import {
  type CheckedMention,
  checkedMentions,
  type ReaderPast,
  readersOf,
  readTwice,
} from './queries-check.ts';
import { readStances, type StanceCounts } from './queries-stance.ts';
import { newestOf } from './served.ts';

type Told = z.output<typeof ReaderOfReport>;

export interface ReaderReport {
  name: string;
  /** null: rules read. */
  engine: string | null;
  /** What figures say about their reader, apart from how much it has read. */
  told: Omit<Told, 'read' | 'waiting'>;
  /** Mentions that people judged. */
  checked: CheckedMention[];
  /** A share as the reader gives it, by cluster, corrected for its error. */
  correct: (parts: readonly ServedPart[], judge: Judge) => Share;
  /** The model that began last to answer under the reader’s name; null: there was one only. */
  newest: string | null;
}

/** The current reader of a project's answers, and the correction of its shares. */
export async function readerOfReport(context: RunContext, projectId: string): Promise<ReaderReport> {
  const choice = await chosenReader(context);
  const name = choice?.name ?? rulesName(detectorVersion);
  const checked = await checkedMentions(context, projectId, name);
  const twice = choice ? await readTwice(context, projectId, name) : { alike: 0, n: 0 };
  const past = await readersOf(context, projectId);
  const told = { name, engine: choice?.engine ?? null, agreement: agreementOf(twice), ...pastOf(name, past) };
  return {
    name,
    engine: told.engine,
    told,
    checked,
    newest: choice ? (newestOf(name, past)?.served ?? null) : null,
    correct: (parts, judge) => correctByModel(parts, checked, judge, choice === null),
  };
}

export type StanceCell = Omit<StanceCounts, 'surface'> & {
  cluster: string;
  surfaces: ReadonlySet<string>;
  sandbox: boolean;
};

/** What an engine reads of a brand, by cluster and bucket. */
export async function stanceCells(
  context: RunContext,
  query: PanelQuery,
  of: { brandId: string; reader: string },
): Promise<StanceCell[]> {
  const rows = await readStances(context, query, of);
  const { nameOf } = clusterPrompts(rows);
  return rows.map(({ surface, ...counts }) => ({
    ...counts,
    cluster: nameOf(counts),
    surfaces: new Set([surface]),
    sandbox: surface === 'sandbox',
  }));
}

function agreementOf({ alike, n }: { alike: number; n: number }): Told['agreement'] {
  if (n === 0) return { value: null, ci: null, n };
  return { value: alike / n, ci: { ...wilsonInterval(alike / n, n), level: 0.95, method: 'wilson' }, n };
}

/** Since when it reads, who read before it, and which models answered under its name. */
export function pastOf(name: string, past: readonly ReaderPast[]): Pick<Told, 'since' | 'before' | 'served'> {
  const own = past.filter(({ reader }) => reader === name);
  const since = own[0]?.since ?? null;
  const earlier = past
    .filter((one) => one.reader !== name && (since === null || Date.parse(one.since) < Date.parse(since)))
    .toSorted((a, b) => Date.parse(b.until) - Date.parse(a.until));
  return {
    since,
    before: earlier[0]?.reader ?? null,
    served: own.flatMap(({ served, since, read }) =>
      served === null ? [] : [{ model: served, since, read }],
    ),
  };
}

/** Sentences that readers of the figures need to know about the reader. */
export function notesOfReader(
  { name, before, since, served }: ReaderReport['told'],
  waiting: number,
): string[] {
  const utc = (time: string): string => new Date(time).toISOString();
  const notes: string[] = [];
  if (waiting > 0) notes.push(say({ id: 'reader.waiting', values: { reader: name, mentions: waiting } }));
  if (before !== null && since !== null)
    notes.push(say({ id: 'reader.since', values: { reader: name, since: utc(since), before } }));
  const newest = served.at(-1);
  if (newest && served.length > 1)
    notes.push(
      say({
        id: 'reader.models',
        values: { models: served.map(({ model }) => model), since: utc(newest.since) },
      }),
    );
  return notes;
}
