import { createServer } from 'node:http';
import postgres from 'postgres';

/** The baseline: node:http and postgres.js with the same queries, and nothing else at all. */
const sql = postgres(process.env.DATABASE_URL ?? '', { max: 2, connection: { TimeZone: 'UTC' } });
const workspaceId = process.env.WORKSPACE_ID ?? '';

const columns = `"id", "name", "description", "country", "language", "engines", "samples_k", "max_prompts", "identity_version", "created_at", "updated_at",
  coalesce((select json_agg(json_build_object('role', b.role, 'id', b.id, 'name', b.name,
  'aliases', b.aliases, 'domains', b.domains, 'negativeTerms', b.negative_terms, 'contextTerms', b.context_terms,
  'caseRule', b.case_rule, 'languages', b.languages) order by b.created_at, b.id)
  from brand b where b.workspace_id = project.workspace_id and b.project_id = project.id), '[]'::json) as brands`;
const row = `select ${columns} from project where workspace_id = $1 and deleted_at is null and id = $2`;
const list = `select ${columns} from project where workspace_id = $1 and deleted_at is null order by created_at desc, id desc limit 50`;
const count = `select count(*) as total from project where workspace_id = $1 and deleted_at is null`;

const server = createServer(async (request, response) => {
  const url = request.url ?? '';
  let body: unknown;
  if (url.startsWith('/v1/projects?')) {
    const [items, [counted]] = await Promise.all([
      sql.unsafe(list, [workspaceId], { prepare: true }),
      sql.unsafe(count, [workspaceId], { prepare: true }),
    ]);
    body = { items, total: Number(counted?.total) };
  } else [body] = await sql.unsafe(row, [workspaceId, url.slice('/v1/projects/'.length)], { prepare: true });
  const text = JSON.stringify(body);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
  response.end(text);
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write('ready\n'));
