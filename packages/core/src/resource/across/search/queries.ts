import type { Kind } from '@svc/contract/across/search';
import { rowsOf, type Scope } from '@svc/db';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

export interface Found {
  type: Kind;
  id: string;
  projectId: string | null;
  title: string;
  text: string;
  score: number;
}

export interface Search {
  words: string;
  /** null: all that there are. */
  projectIds: readonly string[] | null;
}

const most = 100;
/** Answers are many and long: the newest of the workspace are looked through. */
const answersLookedAt = 3_000;

const near = (words: string, text: RawBuilder<unknown>) => sql<SqlBool>`(
  to_tsvector('simple', ${text}) @@ websearch_to_tsquery('simple', ${words}) or ${words} <% ${text})`;
const score = (words: string, text: RawBuilder<unknown>) => sql<number>`
  2 * ts_rank(to_tsvector('simple', ${text}), websearch_to_tsquery('simple', ${words})) + word_similarity(${words}, ${text})`;
const within = (projectIds: Search['projectIds'], column: string) =>
  projectIds === null
    ? sql<SqlBool>`true`
    : sql<SqlBool>`${sql.ref(column)} = any(${[...projectIds]}::text[])`;

interface Source {
  from: RawBuilder<unknown>;
  id: string;
  projectId: RawBuilder<unknown>;
  title: RawBuilder<unknown>;
  text: RawBuilder<unknown>;
  where: RawBuilder<unknown>;
}

/** The table of each kind of result, and the text that is searched in it. */
const sources: Record<Kind, (search: Search, scope: Scope) => Source> = {
  project: ({ projectIds }) => ({
    from: sql`project t`,
    id: 't.id',
    projectId: sql`t.id`,
    title: sql`t.name`,
    text: sql`concat_ws(' · ', t.name, t.description)`,
    where: sql`t.deleted_at is null and ${within(projectIds, 't.id')}`,
  }),
  competitor: ({ projectIds }) => ({
    from: sql`brand t join project p on p.workspace_id = t.workspace_id and p.id = t.project_id and p.deleted_at is null`,
    id: 't.id',
    projectId: sql`t.project_id`,
    title: sql`t.name`,
    text: sql`concat_ws(' · ', t.name, array_to_string(t.aliases || t.domains, ' · '))`,
    where: sql`t.role = 'competitor' and ${within(projectIds, 't.projectId')}`,
  }),
  prompt: ({ projectIds }) => ({
    from: sql`prompt t join project p on p.workspace_id = t.workspace_id and p.id = t.project_id and p.deleted_at is null`,
    id: 't.id',
    projectId: sql`t.project_id`,
    title: sql`left(t.text, 120)`,
    text: sql`t.text`,
    where: sql`t.status = 'active' and ${within(projectIds, 't.projectId')}`,
  }),
  answer: ({ projectIds }, { workspace }) => ({
    from: sql`(select a.workspace_id, a.id, a.project_id, a.engine, a.text from answer a
      where a.workspace_id = ${workspace.id} and ${within(projectIds, 'a.projectId')} order by a.id desc limit ${answersLookedAt}::integer) t`,
    id: 't.id',
    projectId: sql`t.project_id`,
    title: sql`t.engine`,
    text: sql`t.text`,
    where: sql`true`,
  }),
  page: ({ projectIds }) => ({
    from: sql`page t join project p on p.workspace_id = t.workspace_id and p.id = t.project_id and p.deleted_at is null`,
    id: 't.url',
    projectId: sql`t.project_id`,
    title: sql`t.title`,
    text: sql`concat_ws(' · ', t.title, t.url, left(t.text, 20000))`,
    where: within(projectIds, 't.projectId'),
  }),
  saved_view: () => ({
    from: sql`saved_view t`,
    id: 't.id',
    projectId: sql`null::text`,
    title: sql`t.name`,
    text: sql`t.name`,
    where: sql`t.visibility = 'shared'`,
  }),
  report: ({ projectIds }) => ({
    from: sql`report t join project p on p.workspace_id = t.workspace_id and p.id = t.project_id and p.deleted_at is null`,
    id: 't.id',
    projectId: sql`t.project_id`,
    title: sql`t.title`,
    text: sql`concat_ws(' · ', t.title, t.content ->> 'sentence')`,
    where: within(projectIds, 't.projectId'),
  }),
  recommendation: ({ projectIds }) => ({
    from: sql`recommendation t join project p on p.workspace_id = t.workspace_id and p.id = t.project_id and p.deleted_at is null`,
    id: 't.id',
    projectId: sql`t.project_id`,
    title: sql`t.finding ->> 'label'`,
    text: sql`concat_ws(' · ', t.finding ->> 'label', t.finding ->> 'why')`,
    where: within(projectIds, 't.projectId'),
  }),
};

/** The nearest of one kind, without an order. */
export async function findKind(scope: Scope, kind: Kind, search: Search): Promise<Found[]> {
  const { from, id, projectId, title, text, where } = sources[kind](search, scope);
  const rows = await rowsOf<Omit<Found, 'type'>>(scope.db)`
    select ${sql.ref(id)} as id, ${projectId} as project_id, ${title} as title, left(${text}, 20000) as text, ${score(search.words, text)} + word_similarity(${search.words}, ${title}) as score
    from ${from} where t.workspace_id = ${scope.workspace.id} and ${where} and ${near(search.words, text)}
    order by 5 desc limit ${most}::integer`;
  return rows.map((row) => ({ ...row, type: kind }));
}
