import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Answer, csvRows, enginesOf } from './facts.ts';
import { modelReleases, options } from './make-options.ts';
import type { RealSet } from './set.ts';

// Makes the sets anew from clones of the public repositories:
//   node packages/scoring/bench/real/make-sets.ts FOLDER
// FOLDER holds ai-product-bench, state-of-geo-2026, ai-search-benchmark, llm-stability and LLMDrift, each at the commit
// that its set names.
// Only facts are kept: who was named or cited in which answer. No text of an answer is.

const [folder = ''] = process.argv.slice(2);
if (!folder) {
  process.stderr.write('node packages/scoring/bench/real/make-sets.ts FOLDER\n');
  process.exit(2);
}
const read = (...path: string[]): Promise<string> => readFile(join(folder, ...path), 'utf8');
const jsonLines = async <T>(...path: string[]): Promise<T[]> =>
  (await read(...path))
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as T);

const everyday = new Set([
  'amazon basics',
  'away',
  'best',
  'brother',
  'discover',
  'hero',
  'instant',
  'made in',
  'native',
  'nothing',
  'pair',
  'simple',
  'target',
]);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Brands as the set lists them, found in an answer as whole words in their own letters. */
async function screens(): Promise<RealSet> {
  const base = ['ai-product-bench', 'experiments', 'consumer-products', 'data'];
  const sets = await jsonLines<{ id: string; variations: { text: string }[] }>(
    ...base,
    'queries',
    'queries.jsonl',
  );
  const products = await jsonLines<{ brand: string | null }>(...base, 'products', 'products.jsonl');
  // A word of every day, or of two letters, says too little by itself; one brand is spelt in two ways.
  const spellings = Map.groupBy(
    products.map(({ brand }) => brand?.trim() ?? '').filter((brand) => brand.length > 2),
    (brand) => brand.toLowerCase(),
  );
  const patterns = [...spellings]
    .filter(([brand]) => !everyday.has(brand))
    .map(([, [...ways]]): [string, RegExp] => {
      const alternatives = [...new Set(ways)].map((way) => escaped(way)).join('|');
      return [ways[0] ?? '', new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'u')];
    });
  const answers: Answer[] = [];
  for (const engine of ['chatgpt', 'google_ai_mode'])
    for (const run of [1, 2, 3]) {
      const lines = await jsonLines<{ response: string; metadata: { timestamp: string } }>(
        ...base,
        'responses',
        engine,
        `run_${run}.jsonl`,
      );
      // In the order of the queries: their ids continue from run to run.
      const asked = sets.flatMap(({ id, variations }) =>
        variations.map((_, at) => [id, `${id} ${at}`] as const),
      );
      if (lines.length !== asked.length) throw new Error(`${engine} ${run}: ${lines.length} answers`);
      for (const [at, { response, metadata }] of lines.entries()) {
        const [topic, prompt] = asked[at] ?? ['', ''];
        // One line names the collector of the answers.
        if (/^\d+\. Query Set/.test(response)) continue;
        const names = new Set(patterns.filter(([, found]) => found.test(response)).map(([brand]) => brand));
        answers.push({ engine, topic, prompt, run, names, when: metadata.timestamp.slice(0, 10) });
      }
    }
  return {
    id: 'product-screens',
    what: 'brands named in answers of the ChatGPT and Google AI Mode screens: 33 products to buy, each asked in 4 wordings, 3 times, in May 2025',
    source: 'https://github.com/amplifying-ai/ai-product-bench',
    commit: '7840b81660b6a78735725f3138876f2b2f7ddb80',
    licence: 'MIT',
    engines: enginesOf(answers),
  };
}

/** Vendors as the authors of the set found them. */
async function software(): Promise<RealSet> {
  const rows = async (name: string) =>
    csvRows(await read('state-of-geo-2026', 'volume-iii', 'data', `${name}.csv`));
  const key = ({ engine, question_id, repeat_index }: Record<string, string>) =>
    `${engine} ${question_id} ${repeat_index}`;
  const named = Map.groupBy(await rows('vendor_mentions'), key);
  const answers = (await rows('scored'))
    .filter(({ engine, status }) => status === 'ok' && engine !== 'chatgpt')
    .map((row): Answer => {
      const { engine = '', category: topic = '', question_id: prompt = '', repeat_index } = row;
      const names = new Set((named.get(key(row)) ?? []).map(({ vendor = '' }) => vendor));
      return { engine, topic, prompt, run: Number(repeat_index), names, when: row.ts?.slice(0, 10) };
    });
  return {
    id: 'software-questions',
    what: 'vendors named in answers of Claude, Perplexity and Google AI Overviews: 280 questions of software buyers in 40 categories, 25 of them asked 3 times, in August 2026',
    source: 'https://github.com/Broadcastwell/state-of-geo-2026',
    commit: '8ef0d138a6dd2ab0db0054bbfba25ac83a686d3e',
    licence: 'CC-BY-4.0',
    engines: enginesOf(answers),
  };
}

/** Sites among the sources that an answer came with. */
async function citations(): Promise<RealSet> {
  interface Found {
    question: string;
    search_results?: { url?: string }[];
  }
  const dataset = await jsonLines<{ question: string; category: string }>(
    'ai-search-benchmark',
    'dataset',
    'data.jsonl',
  );
  const categories = new Map(dataset.map(({ question, category }) => [question, category]));
  const siteOf = (url: string): string[] => {
    if (!URL.canParse(url)) return [];
    return [new URL(url).hostname.replace(/^www\./, '')];
  };
  const answers: Answer[] = [];
  for (const [engine, file] of [
    ['gemini', 'gemini_results'],
    ['datura', 'datura_orbit_web_results'],
  ] as const)
    for (const { question, search_results = [] } of await jsonLines<Found>(
      'ai-search-benchmark',
      'results',
      `${file}.jsonl`,
    )) {
      const names = new Set(search_results.flatMap(({ url = '' }) => siteOf(url)));
      answers.push({ engine, topic: categories.get(question) ?? 'other', prompt: question, run: 1, names });
    }
  return {
    id: 'search-sources',
    what: 'sites among the sources of answers of Gemini and Datura: some 900 questions of all kinds, each asked once, in spring 2025',
    source: 'https://github.com/Chkhikvadze/ai-search-benchmark',
    commit: '0fd517cd28e026a47fbaf344d74c5caee93e292a',
    licence: 'MIT',
    engines: enginesOf(answers),
  };
}

for (const make of [screens, software, citations, () => options(folder), () => modelReleases(folder)]) {
  const set = await make();
  await writeFile(join(import.meta.dirname, 'sets', `${set.id}.json`), `${JSON.stringify(set, null, 1)}\n`);
  for (const { id, topics, names } of set.engines) {
    const count = (text: string) => text.replaceAll('-', '').length;
    const [first = []] = Object.values(names);
    process.stdout.write(
      `${set.id} ${id}: ${topics.length} prompts, ${new Set(topics).size} topics, ${first.map(count).join(' + ')} answers, ${Object.keys(names).length} names\n`,
    );
  }
}
