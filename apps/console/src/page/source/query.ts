import type { components } from '@svc/client';

export interface SpanQuery {
  days: number;
  engine?: string;
}
export interface SourceProps<Query = SpanQuery> {
  projectId: string;
  query: Query;
}
export type TypedQuery = SpanQuery & { sourceType?: components['schemas']['SourceType'] };
