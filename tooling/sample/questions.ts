import type { Agent } from './agent.ts';

/** A question as people ask it, the tool that answers it, and where the API has the same figures. */
export interface Question {
  text: string;
  tool: string;
  given: Record<string, string>;
  path: string;
}

type Named = { id: string; name?: string; text?: string; engine?: string };

const by = (given: Record<string, string>): string => `?${new URLSearchParams(given)}`;

/** Questions about each engine, and the tool for them. */
const ofEngines = [
  ['How present were we on ENGINE in the last four weeks?', 'get_analytics_overview'],
  ['Draw our presence on ENGINE over time.', 'get_history'],
  ['What is our share of voice on ENGINE?', 'get_share_of_voice'],
  ['How do all brands do on ENGINE?', 'compare_competitors'],
  ['How did the brands develop on ENGINE?', 'get_competitor_trends'],
  ['Does ENGINE speak well of us?', 'get_sentiment'],
  ['At which place does ENGINE name us?', 'get_position_distribution'],
  ['Which domains does ENGINE cite?', 'get_citation_domains'],
] as const;

/** A hundred questions about the sample, from what stands in it. */
export async function questionsOf(
  { get, sample }: Agent,
  addressOf: (tool: string) => string,
): Promise<Question[]> {
  const { projectId } = sample;
  const items = async (path: string) => ((await get(path)).body as { items: Named[] }).items;
  const ask = (
    text: string,
    tool: string,
    ids: Record<string, string>,
    query: Record<string, string>,
  ): Question => {
    const address = addressOf(tool);
    const inPath = Object.entries(ids).filter(([name]) => address.includes(`{${name}}`));
    const path = inPath.reduce((one, [name, id]) => one.replace(`{${name}}`, id), address);
    const rest = {
      ...Object.fromEntries(Object.entries(ids).filter(([name]) => !address.includes(`{${name}}`))),
      ...query,
    };
    return {
      text,
      tool,
      given: { ...ids, ...query },
      path: Object.keys(rest).length > 0 ? path + by(rest) : path,
    };
  };
  const engines = [
    ...new Set(
      (await items(`/v1/projects/${projectId}/scores${by({ scope: 'engine', limit: '50' })}`)).map(
        ({ engine }) => engine ?? '',
      ),
    ),
  ];
  const prompts = await items(`/v1/projects/${projectId}/prompts${by({ limit: '50' })}`);
  const scans = await items(`/v1/projects/${projectId}/scans${by({ limit: '20' })}`);
  const questions = [
    ask('How visible are we?', 'get_visibility', { projectId }, {}),
    ask('How are we doing?', 'get_project_overview', { projectId }, {}),
    ...engines.flatMap((engine) =>
      ofEngines.map(([text, tool]) =>
        ask(text.replace('ENGINE', engine), tool, { projectId }, { engine, days: '28' }),
      ),
    ),
    ...scans.slice(0, 8).map(({ id }) => ask(`What came out of scan ${id}?`, 'get_scan', { scanId: id }, {})),
    ...prompts.map(({ id, text }) =>
      ask(`How often are we named for “${text}”?`, 'get_prompt_evidence', { projectId, promptId: id }, {}),
    ),
    ...prompts.map(({ id, text }) =>
      ask(`What is our score for “${text}”?`, 'list_prompt_scores', { projectId }, { promptId: id }),
    ),
  ];
  return questions.slice(0, 100);
}

type Loose = Record<string, unknown>;
const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null;

export interface Figure {
  value: number | null;
  low: number;
  high: number;
  successes?: number;
  trials?: number;
  n?: number;
  label?: string;
}

/** Every figure with an interval, by its place. */
export function figuresIn(value: unknown, path = '', found = new Map<string, Figure>()): Map<string, Figure> {
  if (!isObject(value)) return found;
  const { ci } = value;
  if (isObject(ci) && typeof ci.low === 'number' && typeof ci.high === 'number') {
    const counts = Object.fromEntries(
      ['successes', 'trials', 'n'].flatMap((name) =>
        typeof value[name] === 'number' ? [[name, value[name]]] : [],
      ),
    );
    const few = value.label === 'insufficient' && { label: 'insufficient' };
    found.set(path, { value: value.value as number | null, low: ci.low, high: ci.high, ...counts, ...few });
  }
  for (const [key, inner] of Object.entries(value))
    figuresIn(inner, path === '' ? key : `${path}.${key}`, found);
  return found;
}
