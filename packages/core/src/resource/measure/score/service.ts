import type { ListScores, ScanResult, Score, Visibility } from '@svc/contract/measure/score';
import type { Context, List } from '../../../kernel/index.ts';
import { getProject } from '../../account/project/index.ts';
import { latestScan, listScoreRows } from './queries.ts';
import { dayNote, readLongRun } from './queries-long-run.ts';
import { toldResult } from './told.ts';

export async function listPromptScores(
  context: Context,
  input: ListScores & { projectId: string },
): Promise<List<Score>> {
  await getProject(context, input);
  return listScoreRows(context, input.projectId, input);
}

/** The project's headline: the newest scan's figures, marked as stored. */
export async function getVisibility(context: Context, input: { projectId: string }): Promise<Visibility> {
  const project = await getProject(context, input);
  const latest = await latestScan(context, project.id);
  const result = latest?.result ?? null;
  const longRun = latest
    ? await readLongRun(context, { projectId: project.id, scanId: latest.id })
    : { overall: null, engines: [] };
  return {
    projectId: project.id,
    scanId: latest?.id ?? null,
    provenance: result?.provenance ?? 'cached',
    status: result === null ? 'not_run' : statusOf(result),
    result: result && { ...toldResult(result), notes: [...result.notes, dayNote(longRun)] },
    longRun,
    next: result === null ? `Nothing has been measured yet. Start a scan.` : null,
  };
}

/** For instance the sandbox alone with too few pages: there are answers but no figure. */
const statusOf = ({ engines }: ScanResult): Visibility['status'] => {
  const withheld = engines.length > 0 && engines.every(({ presence }) => presence.status === 'insufficient');
  return withheld ? 'insufficient' : 'measured';
};
