import { unwrap } from '@svc/client';
import { client } from '../../api.ts';

/** Kinds of reports, told in this language. */
export const templatesQuery = (language: 'en' | 'de') => ({
  queryKey: ['report-templates', language],
  queryFn: () => unwrap(client.GET('/v1/report-templates', { params: { query: { language, limit: 50 } } })),
  staleTime: 3_600_000,
});
