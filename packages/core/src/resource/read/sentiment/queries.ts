import { rowsOf, type Scope } from '@svc/db';
import type { Mention } from '@svc/detection';

import { newestMentions, type PanelQuery, readableInSql } from '../../measure/cell/index.ts';

export interface MentioningAnswer {
  id: string;
  engine: string;
  text: string;
  language: string | null;
  prompt: string;
  question: string;
  topic: string | null;
  mentions: Mention[];
}

/** Prompts that the rules match in the newest scan, and the precision of their figure. */
export const readMentioning = (
  scope: Scope,
  query: PanelQuery,
  brandId: string,
  limit: number,
) => rowsOf<MentioningAnswer>(scope.db)`
    select id, engine, text, language, prompt, question, topic, mentions from (
      select distinct on (a.scan_id, a.engine, a.prompt_index, md5(a.text)) a.id, a.engine, a.text, p.language, p.prompt, p.question, p.topic, d -> 'mentions' as mentions, a.created_at
      from (${newestMentions(scope, query, limit)}) p
        join answer a on a.workspace_id = p.workspace_id and a.scan_id = p.scan_id and a.engine = p.engine and a.prompt_index = p.prompt_index
        cross join jsonb_array_elements(a.detection -> 'brands') d
      where a.workspace_id = ${scope.workspace.id} and ${readableInSql}  and d ->> 'brandId' = ${brandId} and (d ->> 'mentioned')::boolean
      order by a.scan_id, a.engine, a.prompt_index, md5(a.text), a.id
    ) found order by created_at desc, id limit ${limit}::integer`;
