import type { DomainSuggestion } from '@svc/contract/measure/score';
import { rowsOf, type Scope } from '@svc/db';
import { readableInSql } from '../cell/index.ts';

/** Domains of nobody’s in the answers of a scan that mention these brands, the most frequent first. */
export const unownedDomains = (
  { db, workspace }: Scope,
  scanId: string,
  brandIds: readonly string[],
): Promise<(DomainSuggestion & { brandId: string })[]> => rowsOf<DomainSuggestion & { brandId: string }>(db)`
    select brand_id, domain, count(*) as answers from (
      select distinct a.id, d ->> 'brandId' as brand_id, c ->> 'domain' as domain
      from answer a, jsonb_array_elements(a.detection -> 'brands') d, jsonb_array_elements(a.detection -> 'citations') c
      where a.workspace_id = ${workspace.id} and a.scan_id = ${scanId} and ${readableInSql}
        and d ->> 'brandId' = any(${[...brandIds]}::text[]) and (d ->> 'mentioned')::boolean and c ->> 'brandId' is null
    ) seen group by brand_id, domain order by answers desc, domain`;
