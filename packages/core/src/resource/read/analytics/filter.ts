import type { CellRules } from '@svc/contract/measure/cell';
import { filterQuery } from '@svc/contract/read/analytics';
import { z } from 'zod';
import { type Context, invalid } from '../../../kernel/index.ts';
import { findSegment, segmentIds } from '../../measure/segment/index.ts';

const Filters = z.strictObject(filterQuery);
export type Filters = z.output<typeof Filters>;

const listOf = (value: string | undefined): string[] | undefined =>
  value === undefined ? undefined : [value];

/** Filters and segment as rules that all hold. Throws validation_failed for a segment that is not the project's. */
export async function rulesOf(context: Context, projectId: string, filters: Filters): Promise<CellRules[]> {
  const { branded, origin, segmentId } = filters;
  const rules: CellRules[] = [
    {
      engines: listOf(filters.engine),
      surfaces: listOf(filters.surface),
      models: listOf(filters.model),
      intents: listOf(filters.intent),
      topics: listOf(filters.topic),
      tags: listOf(filters.tag),
      promptIds: listOf(filters.promptId),
      countries: listOf(filters.country),
      languages: listOf(filters.language),
      personas: listOf(filters.personaId),
      branded,
      ...(origin && { origins: origin === 'both' ? ['measured', 'imported'] : [origin] }),
    },
  ];
  if (segmentId === undefined) return rules;
  const segment = await findSegment(context, { projectId, segmentId });
  if (!segment)
    throw invalid('segmentId', `The project has no segment ${segmentId}.`, {
      next: `GET /v1/projects/${projectId}/segments lists them.`,
      expected: 'a segment of the project',
      received: segmentId,
      allowed: await segmentIds(context, projectId),
    });
  return [...rules, segment.rules];
}
