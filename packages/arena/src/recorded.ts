import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmulator, type WriteAnswer } from '@svc/emulator';
import { createRandom } from '@svc/scoring';
import { z } from 'zod';
import type { Task } from './protocol.ts';
import { engineOf, type Trial, type World } from './world.ts';

/** The facts of a public set, as `packages/scoring/bench/real` keeps them. */
const RecordedSet = z.object({
  id: z.string(),
  engines: z.array(
    z.object({
      id: z.string(),
      topics: z.array(z.number()),
      names: z.record(z.string(), z.array(z.string())),
    }),
  ),
});
type Engine = z.infer<typeof RecordedSet>['engines'][number];

const sets = join(import.meta.dirname, '..', '..', 'scoring', 'bench', 'real', 'sets');

/** Sets whose questions have topics, and how many of their runs answer all questions. */
const recordings = [
  { set: 'product-screens', engine: 'chatgpt', runs: 3 },
  { set: 'product-screens', engine: 'google_ai_mode', runs: 3 },
  { set: 'software-questions', engine: 'claude', runs: 1 },
  { set: 'software-questions', engine: 'google_aio', runs: 1 },
] as const;

const promptOf = (topic: number, at: number): string =>
  `Question ${at + 1}, on subject ${topic + 1}: what is best?`;

/** The facts of a recorded answer in words: whom it names, and nobody else. */
function writer({ names }: Engine, runs: number): WriteAnswer {
  return ({ prompt, sample }) => {
    const at = Number(/^Question (\d+)/.exec(prompt)?.[1]) - 1;
    const named = Object.entries(names).filter(([, rows]) => rows[sample % runs]?.charAt(at) === '1');
    const items = named.map(([name]) => ({ text: `**${name}** is one to look at.`, cites: [] }));
    const opening = { text: `What people choose, answer ${sample + 1}.`, cites: [] };
    return {
      blocks: [
        { type: 'paragraph', sentences: [opening] },
        ...(items.length > 0 ? [{ type: 'list' as const, items }] : []),
      ],
      ...{ pages: [], citedCount: 0, queries: [] },
    };
  };
}

/** Half of the topics, drawn by chance; the truth is the mean over all, which a tracker is not shown. */
function* halves(
  id: string,
  engine: Engine,
  runs: number,
  draws: number,
  address: Task['engine'],
): Iterable<Trial> {
  const random = createRandom(23);
  const rows = Object.values(engine.names);
  const asked = engine.topics
    .map((topic, at) => ({ topic, at }))
    .filter(({ at }) => rows.every((own) => own.slice(0, runs).every((run) => run.charAt(at) !== '-')));
  const topics = [...new Set(asked.map(({ topic }) => topic))];
  const truth = new Map(
    Object.entries(engine.names).map(([name, own]) => {
      const seen = own.slice(0, runs).flatMap((run) => asked.map(({ at }) => Number(run.charAt(at))));
      return [name, seen.reduce((sum, one) => sum + one, 0) / seen.length];
    }),
  );
  const brands = Object.keys(engine.names).map((name, at) => ({
    name,
    aliases: [],
    domain: `brand-${at}.example`,
  }));
  for (let draw = 0; draw < draws; draw += 1) {
    const drawn = new Set(
      topics
        .map((topic) => [random(), topic] as const)
        .toSorted(([a], [b]) => a - b)
        .slice(0, Math.floor(topics.length / 2))
        .map(([, topic]) => topic),
    );
    yield {
      task: {
        id: `${id}-${draw + 1}`,
        brands,
        prompts: asked
          .filter(({ topic }) => drawn.has(topic))
          .map(({ topic, at }) => ({ text: promptOf(topic, at), topic: `subject ${topic + 1}` })),
        ...{ repeats: runs, engine: address, about: 'list', since: null },
        list: { prompts: asked.length, topics: topics.length },
      },
      truth,
      moved: null,
    };
  }
}

/** Answers of real engines, replayed: facts of public sets in words of the arena’s own. */
export async function recordedWorlds(draws: number): Promise<World[]> {
  return Promise.all(
    recordings.map(async ({ set, engine: wanted, runs }): Promise<World> => {
      const { engines } = RecordedSet.parse(JSON.parse(await readFile(join(sets, `${set}.json`), 'utf8')));
      const engine = engines.find(({ id }) => id === wanted);
      if (!engine) throw new Error(`the set ${set} has no engine ${wanted}`);
      const emulator = await startEmulator({ seed: set, answerLength: 100 }, writer(engine, runs));
      const trials = {
        [Symbol.iterator]: () =>
          halves(`${set}/${wanted}`, engine, runs, draws, engineOf(emulator))[Symbol.iterator](),
      };
      return { judged: 'figures', emulator, trials };
    }),
  );
}
