import type { CorrectedShare as Published, ReaderOfReport } from '@svc/contract/reader';
import { detectorVersion } from '@svc/detection';
import { type CheckedReading, correctShare, wilsonInterval } from '@svc/scoring';
import type { z } from 'zod';
import type { RunContext } from '../../environment/index.ts';
import { clusterPrompts, type PanelQuery } from '../cell/index.ts';
import { readerName, rulesName } from './name.ts';
import { findReader } from './queries.ts';
import { type CheckedStance, checkedStances, readTwice } from './queries-check.ts';
import { readStances, type StanceCounts } from './queries-stance.ts';

type Tone = 'positive' | 'negative' | 'mixed';
type Share = z.output<typeof Published>;

export interface ReaderReport {
  name: string;
  engine: string | null;
  /** What an engine reads of a brand, by cluster and bucket; null: rules read, and cells hold their counts. */
  cells:
    | (Omit<StanceCounts, 'question' | 'topic' | 'surface'> & { cluster: string; sandbox: boolean })[]
    | null;
  agreement: z.output<typeof ReaderOfReport>['agreement'];
  /** A share as the reader gives it, by cluster, corrected for its error. */
  correct: (parts: readonly { part: number; whole: number }[], of: Tone | 'recommended') => Share;
}

/** Who reads a project's answers at present, what it says of a brand, and how its shares are corrected. */
export async function readerOfReport(
  context: RunContext,
  query: PanelQuery,
  brandId: string,
): Promise<ReaderReport> {
  const row = await findReader(context);
  const model = row && (row.model ?? context.engines.find(row.engine, context.workspace.mode)?.model ?? null);
  const name = row ? readerName({ engine: row.engine, model }) : rulesName(detectorVersion);
  const checked = await checkedStances(context, query.projectId, name);
  const twice = row ? await readTwice(context, query.projectId, name) : { alike: 0, n: 0 };
  return {
    name,
    engine: row?.engine ?? null,
    cells: row ? await cellsOf(context, query, { brandId, reader: name }) : null,
    agreement: agreementOf(twice),
    correct: (parts, of) => published(correctShare(parts, checkedOf(checked, of, row !== null))),
  };
}

async function cellsOf(context: RunContext, query: PanelQuery, of: { brandId: string; reader: string }) {
  const rows = await readStances(context, query, of);
  const { nameOf } = clusterPrompts(rows);
  return rows.map(({ question, topic, surface, ...counts }) => ({
    ...counts,
    cluster: nameOf({ question, topic }),
    sandbox: surface === 'sandbox',
  }));
}

/** A mention that the reader has not read tells nothing of its error. What it leaves open counts as not found so. */
function checkedOf(
  stances: readonly CheckedStance[],
  of: Tone | 'recommended',
  byEngine: boolean,
): CheckedReading[] {
  return stances.flatMap((one): CheckedReading[] => {
    if (byEngine && one.engineSentiment === null) return [];
    const { cluster } = one;
    if (of === 'recommended')
      return one.strength === null
        ? []
        : [
            {
              cluster,
              truth: one.strength === of,
              read: (byEngine ? one.engineStrength : one.rulesStrength) === of,
            },
          ];
    return [
      {
        cluster,
        truth: one.sentiment === of,
        read: (byEngine ? one.engineSentiment : one.rulesSentiment) === of,
      },
    ];
  });
}

const published = ({ value, label, ...share }: ReturnType<typeof correctShare>): Share => ({
  ...share,
  label,
  value: label === 'ok' ? value : null,
});

function agreementOf({ alike, n }: { alike: number; n: number }): ReaderReport['agreement'] {
  if (n === 0) return { value: null, ci: null, n };
  return { value: alike / n, ci: { ...wilsonInterval(alike / n, n), level: 0.95, method: 'wilson' }, n };
}
