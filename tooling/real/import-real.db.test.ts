import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient, importFile, unwrap } from '../../packages/client/src/index.ts';
import { marketMethods } from '../../packages/scoring/bench/real/methods.ts';
import { readSet, rowsOf } from '../../packages/scoring/bench/real/real.ts';
import type { Engine } from '../../packages/scoring/bench/real/set.ts';
import { type DocsService, openService } from '../docs/service.ts';

let service: DocsService;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

const draws = 3;
const promptOf = (at: number): string => `Question ${at + 1}: what would you buy?`;
/** The facts of a recorded answer in words: whom it names, and nobody else. */
const textOf = (names: readonly string[], run: number, at: number): string =>
  `Here is what people buy, answer ${run + 1} to question ${at + 1}.\n\n${names.map((name) => `- **${name}** is one of the makers to look at.`).join('\n')}`;

function rowsOfEngine({ id, topics, names }: Engine, surface: string): string {
  const runs = Object.values(names)[0]?.length ?? 0;
  const lines: string[] = [];
  for (let run = 0; run < runs; run += 1)
    for (const [at, topic] of topics.entries()) {
      const named = Object.entries(names).filter(([, ofRuns]) => ofRuns[run]?.charAt(at) === '1');
      if (Object.values(names).some((ofRuns) => ofRuns[run]?.charAt(at) === '-')) continue;
      lines.push(
        JSON.stringify({
          id: `${id}-${run}-${at}`,
          prompt: promptOf(at),
          topic: `topic ${topic}`,
          engine: surface,
          askedAt: `2025-05-20T0${run}:00:00Z`,
          language: 'en',
          text: textOf(
            named.map(([name]) => name),
            run,
            at,
          ),
        }),
      );
    }
  return lines.join('\n');
}

test.each([
  ['chatgpt', 'chatgpt-ui'],
  ['google_ai_mode', 'google-ai-mode'],
])(
  'a recorded set of %s, imported through the API, gives the figures of `pnpm bench real` to the last digit',
  async (recorded, surface) => {
    const client = createClient({ baseUrl: service.api, apiKey: service.key });
    const set = await readSet('product-screens');
    const engine = set.engines.find(({ id }) => id === recorded);
    if (!engine) throw new Error('the set has no such engine');
    const [own = '', ...others] = Object.keys(engine.names);
    const project = await unwrap(
      client.POST('/v1/projects', {
        body: {
          name: `A recorded set of ${recorded}`,
          brand: { name: own },
          competitors: others.map((name) => ({ name })),
        },
      }),
    );
    const done = await importFile(client, project.id, new Blob([rowsOfEngine(engine, surface)]), {
      splitBy: 'none',
      repeats: 3,
      unanswered: 'listed',
    });
    expect(done).toMatchObject({
      status: 'completed',
      report: { refused: 0, duplicates: 0, measurements: 1 },
    });
    const scanId = done.scanIds[0] ?? '';
    const brands = [project.brand, ...project.competitors];
    const runs = Object.values(engine.names)[0]?.length ?? 0;
    const matrix = Array.from({ length: runs }, () => engine.topics.map(() => '-'));
    const names: Record<string, string[]> = {};
    const answers = async (query: object) => {
      const items = [];
      for (let offset = 0; ; offset += 100) {
        const page = await unwrap(
          client.GET('/v1/scans/{scanId}/answers', {
            params: { path: { scanId }, query: { ...query, limit: 100, offset } },
          }),
        );
        items.push(...page.items);
        if (items.length >= page.total || page.items.length === 0) return items;
      }
    };
    const placeOf = (prompt: string): number => Number(/\d+/.exec(prompt)?.[0]) - 1;
    const runOf = (createdAt: string): number => Number(createdAt.slice(11, 13));
    for (const { prompt, createdAt } of await answers({})) {
      const row = matrix[runOf(createdAt)];
      if (row) row[placeOf(prompt)] = '0';
    }
    for (const brand of brands) {
      const own = matrix.map((row) => [...row]);
      for (const { prompt, createdAt } of await answers({ brandId: brand.id })) {
        const row = own[runOf(createdAt)];
        if (row) row[placeOf(prompt)] = '1';
      }
      names[brand.name] = own.map((row) => row.join(''));
    }
    expect(names).toEqual(engine.names);
    expect(rowsOf(set, { ...engine, names }, draws)).toEqual(rowsOf(set, engine, draws));

    // The service's figure of the own brand equals the bench method's on the same answers.
    const scan = await unwrap(client.GET('/v1/scans/{scanId}', { params: { path: { scanId } } }));
    const prompts = engine.topics.map((topic, at) => {
      const said = (engine.names[own] ?? []).map((run) => run.charAt(at)).filter((one) => one !== '-');
      return { topic, trials: said.length, successes: said.filter((one) => one === '1').length };
    });
    const ends = marketMethods.ours(prompts, { prompts: prompts.length, topics: null });
    const digits = (value = 0) => Math.round(value * 10_000) / 10_000;
    expect(scan.result?.overall?.presence.market?.ci).toMatchObject({
      low: digits(ends?.low),
      high: digits(ends?.high),
    });
  },
  300_000,
);
