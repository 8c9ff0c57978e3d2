import { type Brand, type Emulator, startEmulator } from '@svc/emulator';
import { engineOf, type Trial, type World } from './world.ts';

/** Sellers of running shoes that do not exist. */
const brands: Brand[] = [
  { name: 'Velora', aliases: [], domain: 'velora.example', shape: { alpha: 0.9, beta: 1.1 } },
  { name: 'Brightstep', aliases: [], domain: 'brightstep.example', shape: { alpha: 0.3, beta: 0.5 } },
  { name: 'Ironsole', aliases: [], domain: 'ironsole.example', shape: { alpha: 0.3, beta: 0.7 } },
  { name: 'Nordlauf', aliases: [], domain: 'nordlauf.example', shape: { alpha: 0.15, beta: 0.6 } },
  {
    name: 'Pacer & Sons',
    aliases: ['Pacer and Sons'],
    domain: 'pacerandsons.example',
    shape: { alpha: 0.1, beta: 0.5 },
  },
  { name: 'Kettlerun', aliases: [], domain: 'kettlerun.example', shape: { alpha: 0.05, beta: 0.7 } },
];

/** The third has a name that also stands in longer words. */
const easilyMisread = brands.with(2, {
  name: 'Arc',
  aliases: [],
  domain: 'arc-running.example',
  shape: { alpha: 0.3, beta: 0.7 },
});

/** Answers contain no names that look like a brand: figures are judged apart from reading. */
const noTraps = { insideWord: 0, lookalikeUrl: 0, notFound: 0 };

const places = [
  'wide feet',
  'long runs',
  'wet trails',
  'beginners',
  'racing',
  'heavy runners',
  'winter',
  'the gym',
];
const promptsOf = (world: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    text: `Which running shoes are best for ${places[at % places.length]} (${world}, question ${at + 1})?`,
    topic: `question ${at + 1}`,
  }));

interface Plan {
  id: string;
  prompts: number;
  repeats: number;
  about: 'prompts' | 'market';
  /** The part of the first brand's presence that is left at the second measurement; null: there is only one. */
  left: number | null;
  brands: Brand[];
}

async function* trialsOf(plan: Plan, emulator: Emulator): AsyncIterable<Trial> {
  const { id, repeats, about, left, brands } = plan;
  const known = brands.map(({ name, aliases, domain }) => ({ name, aliases: aliases ?? [], domain }));
  const prompts = promptsOf(id, plan.prompts);
  emulator.configure({ overrides: [] });
  const meanOf = (name: string): number =>
    prompts.reduce((sum, { text }) => {
      const found = emulator.truth('openai', text).find(({ brand }) => brand === name);
      return sum + (found?.presence ?? 0) / prompts.length;
    }, 0);
  const marketOf = ({ shape }: Brand): number => (shape ? shape.alpha / (shape.alpha + shape.beta) : 0);
  const truth = () =>
    new Map(brands.map((brand) => [brand.name, about === 'market' ? marketOf(brand) : meanOf(brand.name)]));
  const task = {
    id,
    brands: known,
    prompts,
    repeats,
    about,
    list: null,
    since: null,
    engine: engineOf(emulator),
  };
  yield { task, truth: truth(), moved: null };
  if (left === null) return;
  const [falling] = brands;
  if (left < 1 && falling)
    emulator.configure({
      overrides: prompts.map(({ text }) => {
        const before = emulator.truth('openai', text).find(({ brand }) => brand === falling.name);
        return { prompt: text, brand: falling.name, presence: left * (before?.presence ?? 0) };
      }),
    });
  const moved = new Map(
    brands.map(({ name }) => [
      name,
      left < 1 && name === falling?.name ? ('fall' as const) : ('none' as const),
    ]),
  );
  yield { task: { ...task, id: `${id}/again`, since: id }, truth: truth(), moved };
}

/** Markets with known truth, behind the wire of an engine; an eighth of them full of what is easy to misread. */
export async function simulatedWorlds(count: number): Promise<World[]> {
  const figures = Array.from({ length: count }, (_, at): Plan[] => [
    { id: `market-${at + 1}`, prompts: 40, repeats: 1, about: 'market', left: null, brands },
    { id: `calm-${at + 1}`, prompts: 30, repeats: 3, about: 'prompts', left: 1, brands },
    { id: `fall-${at + 1}`, prompts: 30, repeats: 3, about: 'prompts', left: 0.6, brands },
  ]).flat();
  const readings = Array.from({ length: Math.ceil(count / 8) }, (_, at): Plan => {
    const common = { prompts: 60, repeats: 1, about: 'prompts', left: null } as const;
    return { id: `reading-${at + 1}`, ...common, brands: easilyMisread };
  });
  const world = async (plan: Plan, judged: World['judged']): Promise<World> => {
    const emulator = await startEmulator({
      ...{ seed: plan.id, brands: plan.brands },
      ...(judged === 'figures' ? { traps: noTraps, answerLength: 200 } : { answerLength: 1_500 }),
    });
    const trials = { [Symbol.asyncIterator]: () => trialsOf(plan, emulator)[Symbol.asyncIterator]() };
    return { judged, emulator, trials };
  };
  return Promise.all([
    ...figures.map((plan) => world(plan, 'figures')),
    ...readings.map((plan) => world(plan, 'readings')),
  ]);
}
