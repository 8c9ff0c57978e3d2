import type { Case, CaseFacts, Measured, UpliftPrediction } from '@svc/contract/act/recommendation';
import type { Context } from '../../../kernel/index.ts';
import { effortDaysOf } from './move.ts';
import { allStored, openStates } from './queries.ts';
import { toSummary } from './render.ts';

/** A recommendation as reports tell it. */
export interface ToldCase {
  title: string;
  text: Case['text'] | null;
  /** null: nothing was compiled for it. */
  facts: CaseFacts | null;
  effortDays: number;
  isOpen: boolean;
  gain: UpliftPrediction['overall'] | null;
  shippedAt: string | null;
  measured: Measured | null;
}

/** The recommendations of a project, those first that promise most for a day of work. */
export const casesOf = async (context: Context, projectId: string): Promise<ToldCase[]> =>
  (await allStored(context, projectId)).map((row) => ({
    title: toSummary(row).title,
    text: row.finding.case?.text ?? null,
    facts: row.finding.case ?? null,
    effortDays: effortDaysOf(row.move, row.finding),
    isOpen: row.found && openStates.includes(row.state),
    gain: row.prediction?.overall ?? null,
    shippedAt: row.shippedAt,
    measured: row.verification?.measured ?? null,
  }));
