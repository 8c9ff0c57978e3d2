import { rowsOf, type Scope } from '@svc/db';

export interface PromptFacets {
  topic: string[];
  tag: string[];
  intent: string[];
}

/** What the project’s prompts can be filtered by. */
export async function readPromptFacets(
  { db, workspace }: Scope,
  projectId: string | null,
): Promise<PromptFacets> {
  const [row] = await rowsOf<PromptFacets>(db)`
    with own as (
      select topic, intent, tags from prompt
      where workspace_id = ${workspace.id} and project_id = ${projectId}
    )
    select array(select distinct topic from own where topic is not null order by 1) as topic,
      array(select distinct unnest(tags) from own order by 1) as tag,
      array(select distinct intent from own where intent is not null order by 1) as intent`;
  return row ?? { topic: [], tag: [], intent: [] };
}
