import type { Kind } from '@svc/contract/across/search';
import { rowsOf, type Scope } from '@svc/db';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isShown } from '../../../kernel/index.ts';
import { wordsOf } from './excerpt.ts';

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
/** Answers are many and long: the newest of the workspace are looked through, by their stored words. */
const answersLookedAt = 3_000;
/** Newest answers that are read where their words are not stored yet: a millisecond each. */
const answersRead = 100;
/** Comparing spellings takes a hundred times as long as looking for words. */
const answersCompared = 100;

const near = (words: string, { stored, spelled }: Compared) => sql<SqlBool>`(
  ${stored} @@ websearch_to_tsquery('simple', ${words}) or ${words} <% ${spelled})`;
const score = (words: string, { stored, spelled }: Compared) => sql<number>`
  2 * ts_rank(${stored}, websearch_to_tsquery('simple', ${words})) + word_similarity(${words}, ${spelled})`;
const within = (projectIds: Search['projectIds'], column: string) =>
  projectIds === null
    ? sql<SqlBool>`true`
    : sql<SqlBool>`${sql.ref(column)} = any(${[...projectIds]}::text[])`;

/** What the typed words are held against. */
interface Compared {
  /** The words of the text. */
  stored: RawBuilder<unknown>;
  /** What may be spelled a little differently. */
  spelled: RawBuilder<unknown>;
}

interface Source {
  from: RawBuilder<unknown>;
  id: string;
  projectId: RawBuilder<unknown>;
  title: RawBuilder<unknown>;
  text: RawBuilder<unknown>;
  where: RawBuilder<unknown>;
  /** Left out: words and spellings of the text. */
  compared?: Compared;
}

/** As `savePage` stores the words of it. */
const pageText = sql`concat_ws(' · ', t.title, t.url, left(t.text, 20000))`;
const wordsIn = (text: RawBuilder<unknown>) => sql`to_tsvector('simple', ${text})`;

/** The table of each kind of result, and the text that is searched in it. */
const sources: Record<Exclude<Kind, 'answer'>, (search: Search) => Source> = {
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
  page: ({ projectIds }) => ({
    from: sql`page t join project p on p.workspace_id = t.workspace_id and p.id = t.project_id and p.deleted_at is null`,
    id: 't.url',
    projectId: sql`t.project_id`,
    title: sql`t.title`,
    text: pageText,
    where: within(projectIds, 't.projectId'),
    // Pages are long: their words are stored, and spellings are compared with what they are called alone.
    compared: {
      stored: sql`coalesce(t.words, ${wordsIn(pageText)})`,
      spelled: sql`concat_ws(' · ', t.title, t.url)`,
    },
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
  if (kind === 'answer') return findAnswers(scope, search);
  const source = sources[kind](search);
  const { from, id, projectId, title, text, where } = source;
  const { compared = { stored: wordsIn(text), spelled: text } } = source;
  const rows = await rowsOf<Omit<Found, 'type'>>(scope.db)`
    select ${sql.ref(id)} as id, ${projectId} as project_id, ${title} as title, left(${text}, 20000) as text, ${score(search.words, compared)} + word_similarity(${search.words}, ${title}) as score
    from ${from} where t.workspace_id = ${scope.workspace.id} and ${where} and ${near(search.words, compared)}
    order by 5 desc limit ${most}::integer`;
  return rows.map((row) => ({ ...row, type: kind }));
}

/** Answers with the words; where none has them, those with words of similar spelling. */
async function findAnswers(scope: Scope, search: Search): Promise<Found[]> {
  const query = sql`websearch_to_tsquery('simple', ${search.words})`;
  const exact = await answersWhere(scope, search, answersLookedAt, {
    matches: sql`t.words @@ ${query}`,
    score: sql`1 + 2 * ts_rank(t.words, ${query})`,
  });
  const words = wordsOf(search.words);
  // Who quotes a phrase or leaves out a word means these very words.
  const meant = /"|(?:^|\s)-/.test(search.words);
  if (exact.length > 0 || words.length === 0 || meant) return exact;
  return answersWhere(scope, search, answersCompared, {
    matches: sql`not exists (select from unnest(${words}::text[]) typed
      where not exists (select from unnest(t.words) w where typed <% w.lexeme))`,
    score: sql`0.5`,
  });
}

async function answersWhere(
  scope: Scope,
  { words, projectIds }: Search,
  lookedAt: number,
  { matches, score }: { matches: RawBuilder<unknown>; score: RawBuilder<unknown> },
): Promise<Found[]> {
  const { db, workspace } = scope;
  const stored = sql`select w.answer_id as id, w.answered_at as at, w.project_id, w.engine, w.words from answer_word w
    where w.workspace_id = ${workspace.id} and ${isShown(scope, 'w.projectId')}`;
  const newest =
    projectIds === null
      ? sql`${stored} order by w.answer_id desc limit ${lookedAt}::integer`
      : sql`select n.* from unnest(${[...projectIds]}::text[]) p cross join lateral (
          ${stored} and w.project_id = p order by w.answered_at desc, w.answer_id desc limit ${lookedAt}::integer) n
          order by n.id desc limit ${lookedAt}::integer`;
  const rows = await rowsOf<Omit<Found, 'type'>>(db)`
    with candidate as (
      (${newest})
      union all select a.id, a.created_at, a.project_id, a.engine, to_tsvector('simple', left(a.text, 200000))
      from (select a.id, a.created_at, a.project_id, a.engine, a.text from answer a
        where a.workspace_id = ${workspace.id} and ${within(projectIds, 'a.projectId')} and ${isShown(scope, 'a.projectId')} order by a.id desc limit ${answersRead}::integer) a
      where not exists (select from answer_word w where w.workspace_id = ${workspace.id} and w.answer_id = a.id)),
    best as (
      select t.id, t.at, t.project_id, t.engine, ${score} + word_similarity(${words}, t.engine) as score
      from candidate t where ${matches} order by 5 desc, t.id desc limit ${most}::integer)
    select b.id, b.project_id, b.engine as title, left(a.text, 20000) as text, b.score
    from best b join answer a on a.workspace_id = ${workspace.id} and a.id = b.id and a.created_at = b.at`;
  return rows.map((row) => ({ ...row, type: 'answer' }));
}
