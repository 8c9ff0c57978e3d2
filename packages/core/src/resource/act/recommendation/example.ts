import type { RunContext } from '../../../environment/index.ts';
import { type ExampleCaller, type MakeExample, withBody } from '../../../kernel/index.ts';
import { makeProject } from '../../account/project/example.ts';
import { insertScan } from '../../measure/scan/factory.ts';

type Caller = ExampleCaller<RunContext>;

/** A project whose newest scan two rivals won. */
export async function makeLostScan(caller: Caller): Promise<string> {
  const { projectId } = await makeProject(caller);
  for (const name of ['Rivalish', 'Otherly'])
    await caller.use('add_competitor', { params: { projectId }, body: { name } });
  const body = { topics: ['time tracking', 'invoices'], count: 16, activate: true };
  const { prompts } = await caller.use('generate_prompts', { params: { projectId }, body });
  await insertScan(caller.context, {
    project: await caller.use('get_project', { params: { projectId } }),
    engines: ['openai'],
    prompts,
    samplesK: 2,
    at: new Date(caller.context.now().getTime() - 86_400_000),
    present: (prompt, _, sample) => prompt % 8 === 0 && sample === 0,
    competitorPresent: (rival, prompt) => prompt < 12 && prompt % 2 === rival,
  });
  return projectId;
}

type Made = { projectId: string; recId: string };

async function makeRecommendations(caller: Caller): Promise<[Made, ...Made[]]> {
  const projectId = await makeLostScan(caller);
  const { items } = await caller.use('generate_recommendations', { params: { projectId }, body: {} });
  return items.map(({ id }: { id: string }): Made => ({ projectId, recId: id }));
}

/** Finding what to do takes a second, and finds several: each serves one example. */
const unused = new WeakMap<Caller, Made[]>();

export async function makeRecommendation(caller: Caller): Promise<Made> {
  const left = unused.get(caller) ?? [];
  unused.set(caller, left);
  const next = left.pop();
  if (next) return next;
  const [first, ...others] = await makeRecommendations(caller);
  left.push(...others.reverse());
  return first;
}

export const ofLostScan: MakeExample<RunContext> = async (caller) => ({
  params: { projectId: await makeLostScan(caller) },
});
export const ofRecommendations: MakeExample<RunContext> = async (caller) => ({
  params: { projectId: (await makeRecommendation(caller)).projectId },
});
export const ofRecommendation: MakeExample<RunContext> = async (caller) => ({
  params: await makeRecommendation(caller),
});

/** Of a move for which a page is written. */
const ofPage: MakeExample<RunContext> = async (caller) => {
  const projectId = await makeLostScan(caller);
  const { items } = await caller.use('generate_recommendations', { params: { projectId }, body: {} });
  const { id } = items.find(({ move }: { move: string }) => move === 'no_page') ?? {};
  return { params: { projectId, recId: id } };
};

/** In a project of its own: one verification covers all that was shipped in a project. */
const ofShipped: MakeExample<RunContext> = async (caller) => {
  const [params] = await makeRecommendations(caller);
  await caller.use('update_recommendation', { params, body: { state: 'shipped' } });
  return { params };
};

export const recommendationExamples: Record<string, MakeExample<RunContext>> = {
  generate_recommendations: withBody(ofLostScan, {}),
  list_recommendations: ofRecommendations,
  get_recommendations_summary: ofRecommendations,
  get_optimization_plan: ofRecommendations,
  get_recommendation: ofRecommendation,
  update_recommendation: withBody(ofRecommendation, { state: 'accepted', owner: 'Kim', due: '2099-03-31' }),
  estimate_verification: ofShipped,
  verify_recommendation: withBody(ofShipped, {}),
  create_content_brief: withBody(ofPage, {}),
};
