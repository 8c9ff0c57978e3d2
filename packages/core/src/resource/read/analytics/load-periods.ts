import type { ComparePeriods } from '@svc/contract/read/analytics';
import type { Context } from '../../../kernel/index.ts';
import { getProject } from '../../account/project/index.ts';
import { readMarkers } from '../../measure/cell/index.ts';
import { rulesOf } from './filter.ts';
import { loadTwo, queryOf } from './load.ts';
import { spanOf } from './window.ts';

/** The cells of two spans that a caller named, and what besides the brand may differ between them. */
export async function loadPeriods(context: Context, input: ComparePeriods) {
  const { projectId, timeZone } = input;
  const project = await getProject(context, { projectId });
  const spans = {
    before: spanOf(context, { ...input.before, days: 30, timeZone }, project),
    after: spanOf(context, { ...input.after, days: 30, timeZone }, project),
  };
  const picked = {
    projectId,
    rules: [input.rules, ...(await rulesOf(context, projectId, { segmentId: input.segmentId }))],
    brandIds: input.brandId === undefined ? ('own' as const) : [input.brandId],
    measure: input.measure,
  };
  const panels = await loadTwo(context, picked, spans);
  const [[before], [after]] = await Promise.all([
    readMarkers(context, queryOf(picked, spans.before)),
    readMarkers(context, queryOf(picked, spans.after)),
  ]);
  return { spans, picked, panels, markers: { before, after } };
}
