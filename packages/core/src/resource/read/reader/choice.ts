import type { Scope } from '@svc/db';
import type { RunContext } from '../../../environment/index.ts';
import { say } from '../../../i18n/index.ts';
import { readerName } from './name.ts';
import { findReader, type ReaderRow } from './queries.ts';

/** The engine that reads a workspace's answers at present. */
export interface Choice {
  engine: string;
  model: string | null;
  dailyUsd: number;
  /** With its version, as figures name it. */
  name: string;
  /** The side that chose it. */
  by: 'workspace' | 'operator';
}

type Place = Scope & Pick<RunContext, 'engines'>;

/** The reader in use: the workspace's own choice, rules included, before the operator's. null: rules. */
export async function chosen(place: Place): Promise<{
  row: ReaderRow | null;
  use: { engine: string; model: string | null; dailyUsd: number; by: Choice['by'] } | null;
}> {
  const { reader } = place.engines;
  const row = await findReader(place);
  if (row) {
    const { engine, model, dailyUsd } = row;
    return { row, use: engine === null ? null : { engine, model, dailyUsd, by: 'workspace' } };
  }
  return { row, use: reader && { ...reader, by: 'operator' } };
}

/** The same, with the model and the name that figures carry. */
export async function chosenReader(
  context: Place & { workspace: RunContext['workspace'] },
): Promise<Choice | null> {
  const { use } = await chosen(context);
  if (use === null) return null;
  const engine = context.engines.find(use.engine, context.workspace.mode);
  const model = use.model ?? engine?.adapter?.modelWithoutSearch ?? engine?.model ?? null;
  return { ...use, model, name: readerName({ engine: use.engine, model }) };
}

/** Why an engine that was chosen cannot be asked. */
export const whyUnasked = ({ engine, by }: Pick<Choice, 'engine' | 'by'>): string =>
  say({ id: by === 'operator' ? 'reader.no_engine' : 'reader.no_key', values: { engine } });
