import { createServer } from 'node:http';
import postgres from 'postgres';

/** The baseline: node:http and postgres.js with the very statements that the API sends, and nothing else at all. */
interface Statement {
  sql: string;
  parameters: string[];
}

const sql = postgres(process.env.DATABASE_URL ?? '', { max: 2, connection: { TimeZone: 'UTC' } });
const statements = JSON.parse(process.env.STATEMENTS ?? '{}') as Record<string, Statement[]>;

const server = createServer(async (request, response) => {
  const results = await Promise.all(
    (statements[request.url ?? ''] ?? []).map(({ sql: text, parameters }) =>
      sql.unsafe(text, parameters, { prepare: true }),
    ),
  );
  const [rows = []] = results;
  const text = JSON.stringify(rows.length === 1 ? rows[0] : rows);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
  response.end(text);
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write('ready\n'));
