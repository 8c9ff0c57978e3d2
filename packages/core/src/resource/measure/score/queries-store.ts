import type { EngineMeasures, Measures, SurfaceMeasures } from '@svc/contract/measure/score';
import { deleteRows, type Scope } from '@svc/db';
import { sql } from 'kysely';
import { newId } from '../../../kernel/index.ts';
import type { CellScore } from './compute.ts';
import type { Facts } from './queries-facts.ts';

/** Replaces a scan’s scores: cells, engines, and the pooled figure where there is one. */
export async function storeScores(
  { db, workspace }: Scope,
  key: { scanId: string; now: string },
  facts: Facts,
  scores: { cells: CellScore[]; engines: EngineMeasures[]; overall: SurfaceMeasures | null },
): Promise<void> {
  await deleteRows(db, 'score', { workspaceId: workspace.id, scanId: key.scanId });
  const prompts = new Map(facts.prompts.map((prompt) => [prompt.promptIndex, prompt]));
  const row = (measures: Measures, engine: string | null, promptIndex: number | null) => {
    const prompt = promptIndex === null ? undefined : prompts.get(promptIndex);
    const { presence, mention, citation } = measures;
    return {
      id: newId('score'),
      engine,
      prompt_id: prompt?.promptId ?? null,
      prompt_index: promptIndex,
      prompt_text: prompt?.text ?? null,
      status: presence.status,
      provenance: presence.provenance,
      presence,
      mention,
      citation,
      presence_value: presence.value,
      as_of: presence.asOf,
      presence_half_width: presence.ci ? (presence.ci.high - presence.ci.low) / 2 : null,
    };
  };
  const rows = [
    ...scores.cells.map((cell) => row(cell, cell.engine, cell.promptIndex)),
    ...scores.engines.map((engine) => row(engine, engine.engine, null)),
    ...(scores.overall ? [row(scores.overall, null, null)] : []),
  ];
  await sql`
    insert into score (workspace_id, id, project_id, scan_id, engine, prompt_id, prompt_index, prompt_text, status, provenance,
      presence, mention, citation, presence_value, presence_half_width, identity_version, as_of)
    select ${workspace.id}, id, ${facts.projectId}::text, ${key.scanId}, engine, prompt_id, prompt_index, prompt_text, status, provenance,
      presence, mention, citation, presence_value, presence_half_width, ${facts.identityVersion}::integer, as_of
    from json_to_recordset(${rows}::json) as s(id text, engine text, prompt_id text, prompt_index integer, prompt_text text,
      status text, provenance text, presence json, mention json, citation json, presence_value double precision, presence_half_width double precision, as_of timestamptz)
    returning 1`.execute(db);
}
