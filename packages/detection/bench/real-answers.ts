import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** An answer of a real engine, from a public data set. */
export interface RealAnswer {
  id: string;
  text: string;
  question: string;
  cites: string[];
}

interface Wanted {
  id: string;
  /** The first 12 hex digits of the text's SHA-256. */
  sha: string;
}

interface Line {
  id?: string;
  question?: string;
  result?: string;
  search_results?: { url?: string }[];
  query_id?: string;
  run?: number;
  response?: string;
}

const screens = 'experiments/consumer-products/data/responses';
/** Files of each public data set, and what the ids of their answers begin with. */
const files: { set: string; prefix: string; paths: string[] }[] = [
  {
    set: 'Chkhikvadze/ai-search-benchmark',
    prefix: 'gemini',
    paths: ['results/gemini_results.jsonl'],
  },
  { set: 'Chkhikvadze/ai-search-benchmark', prefix: 'grok', paths: ['results/grok_search_result.jsonl'] },
  {
    set: 'Chkhikvadze/ai-search-benchmark',
    prefix: 'datura',
    paths: ['nova', 'orbit', 'horizon'].map((name) => `results/datura_${name}_web_results.jsonl`),
  },
  ...[['chatgpt', 'chatgpt'] as const, ['ai-mode', 'google_ai_mode'] as const].map(([prefix, engine]) => ({
    set: 'amplifying-ai/ai-product-bench',
    prefix,
    paths: [1, 2, 3].map((run) => `${screens}/${engine}/run_${run}.jsonl`),
  })),
];

export const shaOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/**
 * The answers that labels were given to, from clones of the data sets within a folder: `owner+name/repo` (bare), `name` or
 * `owner/name`. Answers whose file is not there are left out, so the caller says how many were read.
 */
export function readRealAnswers(folder: string, wanted: readonly Wanted[]): Map<string, RealAnswer> {
  const shas = new Map(wanted.map(({ id, sha }) => [`${id} ${sha}`, id]));
  const found = new Map<string, RealAnswer>();
  for (const { set, prefix, paths } of files) {
    const git = gitOf(folder, set);
    if (git === null || !wanted.some(({ id }) => id.startsWith(`${prefix}:`))) continue;
    for (const path of paths)
      for (const line of linesOf(git, path)) {
        const text = line.result ?? line.response ?? '';
        const id = line.query_id ? `${prefix}:${line.query_id}:${line.run}` : `${prefix}:${line.id}`;
        if (!shas.has(`${id} ${shaOf(text)}`) || found.has(id)) continue;
        const cites = (line.search_results ?? []).flatMap(({ url }) => url ?? []);
        found.set(id, { id, text, question: line.question ?? '', cites });
      }
  }
  return found;
}

function gitOf(folder: string, set: string): string | null {
  const [, name = ''] = set.split('/');
  const places = [`${set.replace('/', '+')}/repo`, `${name}/.git`, `${set}/.git`, `${name}.git`];
  return places.map((place) => join(folder, place)).find((place) => existsSync(place)) ?? null;
}

/** A file's lines; none where the clone does not hold it. */
function linesOf(git: string, path: string): Line[] {
  try {
    const text = execFileSync('git', [`--git-dir=${git}`, 'show', `HEAD:${path}`], {
      maxBuffer: 1 << 28,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return text.split('\n').flatMap((line) => (line.trim() ? [JSON.parse(line) as Line] : []));
  } catch {
    return [];
  }
}
