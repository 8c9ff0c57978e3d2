import type { Kind, SearchHit, SearchWorkspace } from '@svc/contract/across/search';
import { allows, keysOf, type ScopeRule } from '@svc/contract/kernel';
import { type Context, type List, pageOf, sees } from '../../../kernel/index.ts';
import { excerptOf, wordsOf } from './excerpt.ts';
import { findKind } from './queries.ts';

/** Each kind of result needs the same scope as its own list. */
const rules: Record<Kind, ScopeRule> = {
  project: { scope: 'projects:read' },
  competitor: { scope: 'competitors:read' },
  prompt: { scope: 'projects:read', fine: 'prompts:read' },
  answer: { scope: 'scans:read', fine: 'answers:read' },
  page: { scope: 'projects:read' },
  saved_view: { scope: 'projects:read', fine: 'views:read' },
  report: { scope: 'reports:read' },
  recommendation: { scope: 'recommendations:read' },
};
const kinds = keysOf(rules);

/** Finds things by words and near spellings, the nearest first; only what the key may read. */
export async function searchWorkspace(context: Context, query: SearchWorkspace): Promise<List<SearchHit>> {
  const { actor } = context;
  const { q, type, projectId } = query;
  const unseen = projectId !== undefined && !sees(actor, projectId);
  const projectIds = projectId === undefined ? actor.projectIds : [projectId];
  const wanted = kinds.filter(
    (kind) => !unseen && (type === undefined || type === kind) && allows(actor.scopes, rules[kind]),
  );
  const found = await Promise.all(wanted.map((kind) => findKind(context, kind, { words: q, projectIds })));
  const words = wordsOf(q);
  const hits = found
    .flat()
    .toSorted((left, right) => right.score - left.score || left.id.localeCompare(right.id))
    .map(({ text, score: _, ...hit }) => ({ ...hit, ...excerptOf(text, words) }));
  return pageOf(hits, query, (hit) => `${hit.type}:${hit.id}`);
}
