import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { csvRows } from './facts.ts';

// Makes question-kinds-rivals.json anew from a clone of state-of-geo-2026 at the commit that it names:
//   node packages/scoring/bench/real/make-kinds.ts FOLDER
// Its brands are the competitors that the authors list for each category; the brands that they measured are left out, since the
// prior was written after those. A question that names a brand says nothing of it.

const [folder = ''] = process.argv.slice(2);
if (!folder) {
  process.stderr.write('node packages/scoring/bench/real/make-kinds.ts FOLDER\n');
  process.exit(2);
}
const rowsOf = async (name: string) =>
  csvRows(await readFile(join(folder, 'state-of-geo-2026', 'volume-iii', 'data', `${name}.csv`), 'utf8'));
const engines = ['chatgpt', 'claude', 'google_aio', 'perplexity'];
const kinds = ['best-of', 'alternatives', 'comparison', 'evaluation', 'use-case', 'other'];

const universe = await rowsOf('universe');
const measured = new Set(
  universe.flatMap(({ company = '', measured_subject }) =>
    measured_subject === 'True' ? [company.toLowerCase()] : [],
  ),
);
const rivals = Map.groupBy(
  universe.flatMap(({ category = '', competitors = '' }) =>
    competitors
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !measured.has(name.toLowerCase()))
      .map((name) => ({ category, name })),
  ),
  ({ category }) => category,
);
const questions = new Map((await rowsOf('questions')).map((row) => [row.question_id, row]));
const counts = new Map<string, { hits: number; answers: number }>();
const categories: string[] = [];
const brands = new Set<string>();

for (const row of await rowsOf('scored')) {
  const { status, category = '', engine = '', question_id = '', vendor_set_json = '[]' } = row;
  const names = new Set(rivals.get(category)?.map(({ name }) => name));
  if (status !== 'ok' || names.size === 0) continue;
  if (!categories.includes(category)) categories.push(category);
  const question = questions.get(question_id);
  const found = (JSON.parse(vendor_set_json || '[]') as string[]).map((name) => name.toLowerCase());
  for (const name of names) {
    const own = name.toLowerCase();
    if (question?.question_text?.toLowerCase().includes(own.split(' ')[0] ?? own)) continue;
    brands.add(name);
    const cell = [
      categories.indexOf(category),
      engines.indexOf(engine),
      kinds.indexOf(question?.question_shape ?? 'other'),
    ];
    const count = counts.get(cell.join()) ?? { hits: 0, answers: 0 };
    count.answers += 1;
    if (found.some((one) => one === own || one.startsWith(`${own} `))) count.hits += 1;
    counts.set(cell.join(), count);
  }
}
const set = {
  id: 'question-kinds-rivals',
  what: `${brands.size} competitors of the measured brands in ${categories.length} software categories, named in answers to questions of six kinds; category, engine, kind, answers that name the brand, answers`,
  source: 'https://github.com/Broadcastwell/state-of-geo-2026',
  commit: '8ef0d138a6dd2ab0db0054bbfba25ac83a686d3e',
  licence: 'CC BY 4.0',
  engines,
  kinds,
  asksForNames: ['best-of', 'alternatives'],
  cells: [...counts].map(([cell, { hits, answers }]) => [...cell.split(',').map(Number), hits, answers]),
};
await writeFile(join(import.meta.dirname, 'sets', `${set.id}.json`), `${JSON.stringify(set)}\n`);
process.stdout.write(`${set.what}: ${set.cells.length} cells\n`);
