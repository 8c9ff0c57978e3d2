import type { components } from '@svc/client';
import type { CellQuery, spanOf } from '../../filter/address.ts';

export type SpanQuery = ReturnType<typeof spanOf> & CellQuery;
export interface SourceProps<Query = SpanQuery> {
  projectId: string;
  query: Query;
}
export type TypedQuery = SpanQuery & { sourceType?: components['schemas']['SourceType']; domain?: string };
