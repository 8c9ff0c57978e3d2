import type { ReaderChange } from '@svc/contract/read/reader';
import type { SentimentQuery } from '@svc/contract/read/sentiment';
import {
  type ChangeAcrossModels,
  compareAcrossModels,
  fewestReread,
  type ModelPart,
  type Reread,
} from '@svc/scoring';
import type { RunContext } from '../../../environment/index.ts';
import { say } from '../../../i18n/index.ts';
import { type ReaderReport, type RereadMention, rereadMentions } from '../reader/index.ts';

type Tone = 'positive' | 'negative' | 'mixed';
/** Another model that read this much more of a period than of the one before is a change of reader. */
const noticed = 0.1;
/** The newest changes; earlier ones stand in the series. */
const mostNotes = 2;

interface Cell {
  cluster: string;
  served: string | null;
  read: number;
  positive: number;
  negative: number;
  mixed: number;
}

interface Input {
  projectId: string;
  brandId: string;
  reader: ReaderReport;
  /** What was read in each bucket, oldest first. */
  buckets: ReadonlyMap<string, readonly Cell[]>;
}

/** Where other models read than in the bucket before, with the part of the change that is theirs. */
export async function readerChanges(
  context: RunContext,
  { projectId, brandId, reader, buckets }: Input,
): Promise<ReadonlyMap<string, ReaderChange>> {
  const found = new Map<string, ReaderChange>();
  const { newest } = reader;
  if (newest === null) return found;
  const again = await rereadMentions(context, { projectId, brandId, reader: reader.name, served: newest });
  let last: readonly Cell[] | null = null;
  for (const [bucket, all] of buckets) {
    const cells = all.filter(({ read }) => read > 0);
    if (cells.length === 0) continue;
    if (last && differ(last, cells)) found.set(bucket, changeOf(last, cells, again, newest));
    last = cells;
  }
  return found;
}

/** Parts of what was read, by the model that read it. */
function weightsOf(cells: readonly Cell[]): Map<string, number> {
  const all = readOf(cells);
  return new Map(
    [...Map.groupBy(cells, ({ served }) => served ?? '')].map(([model, own]) => [model, readOf(own) / all]),
  );
}

const readOf = (cells: readonly Cell[]): number => cells.reduce((sum, { read }) => sum + read, 0);

function differ(before: readonly Cell[], after: readonly Cell[]): boolean {
  const [early, late] = [weightsOf(before), weightsOf(after)];
  return [...early.keys(), ...late.keys()].some(
    (model) => Math.abs((early.get(model) ?? 0) - (late.get(model) ?? 0)) >= noticed,
  );
}

function changeOf(
  before: readonly Cell[],
  after: readonly Cell[],
  again: readonly RereadMention[],
  newest: string,
): ReaderChange {
  const parts = (cells: readonly Cell[], tone: Tone) =>
    cells.map((cell): ModelPart => {
      const { cluster, served, read } = cell;
      return { cluster, model: served ?? '', part: cell[tone], whole: read };
    });
  const compare = (tone: Tone) => {
    const rereads = again.map(
      ({ cluster, earlier, earlierTone, newestTone }): Reread => ({
        ...{ cluster, model: earlier },
        earlier: earlierTone === tone,
        newest: newestTone === tone,
      }),
    );
    return compareAcrossModels(parts(before, tone), parts(after, tone), rereads, newest);
  };
  const found = { positive: compare('positive'), negative: compare('negative'), mixed: compare('mixed') };
  const models = (cells: readonly Cell[]) => [...new Set(cells.flatMap(({ served }) => served ?? []))].sort();
  const [positive, negative, mixed] = [told(found.positive), told(found.negative), told(found.mixed)];
  const differences = positive && negative && mixed ? { positive, negative, mixed } : null;
  return {
    before: models(before),
    after: models(after),
    reread: found.positive?.reread ?? 0,
    comparable: differences !== null,
    differences,
  };
}

const told = (found: ChangeAcrossModels | null) =>
  found?.change && found.byReader ? { byReader: found.byReader, change: found.change } : null;

/** The newest changes of model in words; a scan is told by the day on which its new model first read. */
export const notesOfChanges = (
  changes: ReadonlyMap<string, ReaderChange>,
  { bucket, served }: { bucket: SentimentQuery['bucket']; served: ReaderReport['told']['served'] },
): string[] =>
  [...changes].slice(-mostNotes).map(([name, { before, after, reread, differences }]) => {
    const first = served.findLast(({ model }) => after.includes(model))?.since ?? '';
    const since = bucket === 'scan' ? new Date(first).toISOString() : name.padEnd(10, '-01');
    const change = { since, earlier: before, later: after, reread };
    if (!differences) return say({ id: 'reader.few_reread', values: { ...change, needed: fewestReread } });
    const { value, ci } = differences.positive.byReader;
    return say({ id: 'reader.differs', values: { ...change, value, ci } });
  });
