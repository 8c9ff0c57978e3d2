import { availableParallelism, loadavg } from 'node:os';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { row } from '@svc/bench';
import type { AnswerImport } from '@svc/contract/measure/answer-import';
import { perform } from '@svc/core/environment/testing';
import { operations } from '@svc/core/operations';
import { receiveFile } from '@svc/core/resource/measure/answer-import';
import { benchDatabase } from '@svc/testing/bench';
import postgres from 'postgres';
import { startStack } from '../src/test/stack.ts';

const engines = ['chatgpt-ui', 'google-ai-mode', 'perplexity-ui', 'gemini-ui', 'copilot-ui'];
const brands = [
  'Planwell',
  'Rotaboard',
  'Shiftly',
  'Crewdesk',
  'Timehive',
  'Dutyplan',
  'Weekgrid',
  'Staffline',
];

/** Answers as screens write them: some 2 KB of Markdown, eight sources, on days, engines and topics. */
function answersOf(count: number): string {
  const lines: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const prompt = at % 250;
    const engine = engines[Math.floor(at / 250) % engines.length];
    const day = new Date(Date.UTC(2026, 0, 1 + (Math.floor(at / 5_000) % 200))).toISOString();
    const named = brands.filter((_, place) => (prompt * 7 + place * 13 + at) % 5 < 2);
    const body = named
      .map(
        (name, place) =>
          `${place + 1}. **${name}** is a planner that small teams like for its calendar, its mobile app and its fair price. It copes with shifts, holidays and overtime (${at % 97} reviews), and exports to payroll. [Read more](https://www.${name.toLowerCase()}.example/features/${at % 50})`,
      )
      .join('\n');
    lines.push(
      JSON.stringify({
        id: `r-${at}`,
        prompt: `Which shift planner suits a company of kind ${prompt}?`,
        topic: `topic ${prompt % 25}`,
        engine,
        askedAt: day,
        country: 'US',
        language: 'en',
        text: `Here are planners worth a look, in no strict order (${at}).\n\n${body}\n\nPick by the size of your team.`,
        sources: Array.from({ length: 8 }, (_, place) => ({
          url: `https://site${(at + place) % 300}.example/page/${(at * place) % 900}`,
          title: `Page ${place}`,
        })),
      }),
    );
  }
  return `${lines.join('\n')}\n`;
}

/** The least that Postgres needs for the same lines: one COPY into a table of one column. In seconds. */
async function copySeconds(databaseUrl: string, lines: Buffer): Promise<number> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    await sql`create table bench_line (line text)`;
    const began = performance.now();
    const into =
      await sql`copy bench_line from stdin (format csv, quote e'\\x01', delimiter e'\\x02')`.writable();
    await pipeline(Readable.from(piecesOf(lines)), into);
    return (performance.now() - began) / 1_000;
  } finally {
    await sql.end({ timeout: 5 });
  }
}

function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}

/** From the file in the object store to stored figures. Worker, API and file share one process; Postgres is another. */
export async function run({ full }: { full: boolean }) {
  const count = full ? 1_000_000 : 100_000;
  const database = await benchDatabase();
  const stack = await startStack({ databaseUrl: database.url });
  const use = (id: string, input: Record<string, unknown>) =>
    perform(
      operations.find((operation) => operation.id === id),
      stack.context,
      input,
    );
  try {
    const projectId = await stack.project({ engines: ['sandbox'], samplesK: 1, prompts: [] });
    await stack.startWorker();
    const file = gzipSync(answersOf(count), { level: 1 });
    const settings = { source: 'auto', splitBy: 'day', unanswered: 'unknown', dryRun: false };
    const { id } = (await use('import_answers', { projectId, ...settings })) as AnswerImport;
    const [load = 0] = loadavg();
    const began = performance.now();
    const cpu = process.cpuUsage();
    const body = new Blob([file]).stream();
    await receiveFile(
      stack.context,
      stack.environment.objects,
      { projectId, importId: id },
      { offset: 0, last: true, body },
    );
    let memory = 0;
    let found: AnswerImport;
    for (;;) {
      found = (await use('get_answer_import', { projectId, importId: id })) as AnswerImport;
      memory = Math.max(memory, process.memoryUsage.rss());
      if (['completed', 'failed', 'checked'].includes(found.status)) break;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    const seconds = (performance.now() - began) / 1_000;
    const { user, system } = process.cpuUsage(cpu);
    const copied = await copySeconds(database.url, gunzipSync(file));
    return {
      bench: 'import',
      seed: 1,
      how: `${count} answers of some 2 KB, 5 engines, 250 prompts, ${found.report?.measurements} days; gzipped NDJSON; Postgres 18 on the same ${availableParallelism()} cores, without waiting for its disk; load average ${load.toFixed(1)} when it began`,
      rows: [
        row(
          'import-seconds',
          `${count} answers imported: read twice, detected, stored and scored`,
          full ? 'printed' : '≤ 60',
          Math.round(seconds * 10) / 10,
          's',
          full || seconds <= 60,
        ),
        row(
          'import-of-copy',
          'times as long as one COPY of the same lines into a bare table of the same Postgres, right after it',
          'printed',
          Math.round(seconds / copied),
          '×',
          true,
        ),
        row(
          'import-complete',
          'answers stored, of those in the file',
          `= ${count}`,
          found.progress.stored,
          'answers',
          found.status === 'completed' && found.progress.stored === count,
        ),
        row(
          'import-cpu',
          'processor time of worker and API, Postgres left out',
          'printed',
          Math.round((user + system) / 100_000) / 10,
          's',
          true,
        ),
        row(
          'import-memory',
          'resident memory of the process at most, file included',
          'printed',
          Math.round(memory / 1e6),
          'MB',
          true,
        ),
      ],
    };
  } finally {
    await stack.close();
    await database.stop();
  }
}
