import { newId } from '@svc/core/kernel';
import type postgres from 'postgres';
import type { Caller } from '../../apps/api/src/testing/world.ts';
import { own, rivals } from './brands.ts';
import { ownPages } from './site.ts';
import { questions, topics } from './topics.ts';
import { insertFigures, serverLog } from './traffic.ts';
import { engines } from './world.ts';

/** Acts of the sample's people, through the API, week by week. */
export interface Story {
  caller: Caller;
  projectId: string;
  /** By their texts. */
  prompts: Map<string, string>;
  recommendationId: string | null;
  experimentId: string | null;
  /** Prompts whose pages were changed for the experiment. */
  treated: ReadonlySet<string>;
}

export const samplesK = 2;

const dayFrom = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const identity = ({ name, domain, aliases }: typeof own) => ({ name, domains: [domain], aliases });

/** Project, prompts and all that is set up before the first scan. */
export async function begin(caller: Caller): Promise<Story> {
  const { use } = caller;
  const { id: projectId } = await use('create_project', {
    body: {
      name: 'Sample: Deskwren (invented)',
      description: 'Help desk software for small teams. Sample: invented brands, emulated engines.',
      brand: identity(own),
      competitors: rivals.map(identity),
      engines: [...engines],
      samplesK,
      maxPrompts: questions,
    },
  });
  const params = { projectId };
  const set = await use('create_prompt_set', { params, body: { name: 'Help desk buyers' } });
  await use('add_prompts_bulk', {
    params: { projectId, setId: set.id },
    body: {
      prompts: topics.flatMap(({ name, tags, prompts }) =>
        prompts.map(([intent, text]) => ({ text, intent, topic: name, tags })),
      ),
    },
  });
  await use('activate_prompt_set', { params: { projectId, setId: set.id } });
  const listed = await use('list_prompts', { params, query: { limit: '100' } });
  const prompts = new Map<string, string>(
    listed.items.map(({ id, text }: { id: string; text: string }) => [text, id] as const),
  );
  for (const persona of [
    {
      name: 'Shop owner',
      role: 'the owner of an online shop with four people',
      constraints: ['has no IT department'],
    },
    {
      name: 'Support lead',
      role: 'the lead of a support team of eight',
      constraints: ['reports to a board each month'],
    },
  ])
    await use('create_persona', { params, body: persona });
  const segments = [
    {
      name: 'Buying',
      description: 'Questions of people who choose a tool.',
      rules: { intents: ['best_of', 'comparison', 'price'] },
    },
    { name: 'Online shops', description: 'Topics of shops.', rules: { tags: ['shops'] } },
  ];
  for (const body of segments) await use('create_segment', { params, body });
  await use('set_fact_sheet', {
    params,
    body: {
      facts: [
        {
          id: 'price',
          terms: ['starts at', 'per agent'],
          kind: 'price',
          value: 19,
          currency: 'USD',
          period: 'month',
        },
        { id: 'free-plan', terms: ['free plan'], kind: 'feature', value: false },
      ],
    },
  });
  for (const body of [
    { name: 'Presence falls', kind: 'change', metric: 'presence', minimumEffect: 0.05, severity: 'critical' },
    { name: 'A break between levels', kind: 'anomaly', direction: 'both' },
    { name: 'A source is lost', kind: 'source_lost', source: 'supportgauge.example' },
    {
      name: 'Replywell rises',
      kind: 'change',
      direction: 'rise',
      metric: 'mention',
      brandId: await brandId(caller, projectId, 'Replywell'),
    },
  ])
    await use('create_alert', { params, body });
  for (const body of [
    {
      name: 'Board',
      rows: [
        { name: 'Present in assistants', weight: 2, target: 0.4, surface: 'api+search' },
        { name: 'Named by assistants', measure: 'mention', target: 0.35, surface: 'api+search' },
        { name: 'Site cited by assistants', measure: 'citation', target: 0.2, surface: 'api+search' },
        { name: 'Present in AI overviews', target: 0.3, engine: 'google-ai-overview' },
      ],
    },
  ])
    await use('create_scorecard', { params, body });
  await use('create_saved_view', {
    body: {
      name: 'AI overviews',
      shows: 'list_answers',
      filters: { engines: 'google-ai-overview' },
      visibility: 'shared',
    },
  });
  await use('create_prompt_template', {
    body: { name: 'Best for a team', text: 'What is the best {product} for a team of {size}?' },
  });
  await use('set_schedule', {
    params,
    body: { cadence: 'weekly on monday at 06:00', timeZone: 'UTC', config: { engines: [...engines] } },
  });
  // No schedule of the sample runs by itself.
  await use('pause_schedule', { params, body: {} });
  return {
    caller,
    projectId,
    prompts,
    recommendationId: null,
    experimentId: null,
    treated: new Set(),
  };
}

async function brandId({ use }: Caller, projectId: string, name: string): Promise<string> {
  const project = await use('get_project', { params: { projectId } });
  return project.competitors.find((one: { name: string }) => one.name === name).id;
}

/** After which scan what happens. */
export const happens = { content: 2, goals: 3, gaugeGone: 8, found: 9, shipped: 11, live: 12 };

/** Starts the next scan: a usual one, or one of the experiment until it has its result. The first ones read the own site as well. */
export async function startScan({ caller, projectId, experimentId }: Story, scan: number): Promise<string> {
  const registered = scan === happens.live || scan >= 14;
  const params = { projectId, experimentId: experimentId ?? '' };
  const asks =
    experimentId !== null && registered && (await caller.use('get_experiment', { params })).state !== 'ended';
  if (!asks) {
    const url = ownPages[scan];
    return (await caller.use('start_scan', { body: { projectId, ...(url !== undefined && { url }) } })).id;
  }
  await caller.use('start_experiment', { params, body: { live: scan > happens.live } });
  const { items } = await caller.use('list_scans', { params: { projectId }, query: { limit: '1' } });
  return items[0].id;
}

/** Acts of people after a scan. */
export async function afterScan(story: Story, scan: number): Promise<void> {
  const { use } = story.caller;
  const params = { projectId: story.projectId };
  await use('ingest_crawler_log', { params, body: { content: serverLog(4, scan) } });
  if (scan === happens.goals) {
    const due = dayFrom(120);
    for (const body of [
      { name: 'Present in four of ten answers', target: 0.4, due, surface: 'api+search' },
      { name: 'Three of ten in AI overviews', target: 0.3, due, engine: 'google-ai-overview' },
    ])
      await use('create_goal', { params, body });
  }
  if (scan === happens.content)
    await use('log_change', {
      params,
      body: { kind: 'content', note: 'The pricing page says what is included.', pages: [ownPages[1]] },
    });
  if (scan === happens.found) {
    const { items } = await use('generate_recommendations', { params, body: { readPages: 20 } });
    const gaps = await use('list_recommendations', { params, query: { move: 'source_gap', limit: '50' } });
    const gap = gaps.items.find((one: { title: string }) => one.title.includes('merchantinsider'));
    if (!gap)
      throw new Error(
        `no gap was found at merchantinsider.example: ${JSON.stringify(items.map((one: { title: string; move: string }) => [one.move, one.title]))}`,
      );
    story.recommendationId = gap.id;
    await use('update_recommendation', {
      params: { ...params, recId: gap.id },
      body: { state: 'accepted', owner: 'Kim', note: 'Their editor wants a test account.' },
    });
    const [other] = items.filter((one: { id: string }) => one.id !== gap.id);
    if (other)
      await use('update_recommendation', {
        params: { ...params, recId: other.id },
        body: { state: 'in_progress', owner: 'Ada' },
      });
    await experiment(story);
  }
  if (scan === happens.shipped) {
    await use('update_recommendation', {
      params: { ...params, recId: story.recommendationId ?? '' },
      body: { state: 'shipped', note: 'merchantinsider.example names us in five guides.' },
    });
  }
}

async function experiment(story: Story): Promise<void> {
  const { use } = story.caller;
  const params = { projectId: story.projectId };
  const made = await use('create_experiment', {
    params,
    body: {
      name: 'Answer first',
      change: 'The page of each treated question answers it in its first sentence.',
      engines: [...engines],
      samplesK,
      scansBefore: 1,
      scansAfter: 2,
      stopRule: 'sequential',
    },
  });
  story.experimentId = made.id;
  const arms: { promptId: string; arm: string }[] = made.design.prompts;
  const treated = new Set(arms.filter(({ arm }) => arm === 'treated').map(({ promptId }) => promptId));
  story.treated = new Set([...story.prompts].filter(([, id]) => treated.has(id)).map(([text]) => text));
}

/** Acts after all eight weeks: verification, reports, simulations. */
export async function afterAll(story: Story, sql: postgres.Sql, workspaceId: string): Promise<void> {
  const { use } = story.caller;
  const params = { projectId: story.projectId };
  const verified = await use('verify_recommendation', {
    params: { ...params, recId: story.recommendationId ?? '' },
    body: { scan: 'never' },
  });
  if (verified.state !== 'verified')
    throw new Error(`the shipped recommendation is ${verified.state}: ${verified.sentence}`);
  await use('generate_recommendations', { params, body: { readPages: 20 } });
  const { items: alerts } = await use('list_alert_events', { params });
  if (alerts.length === 0) throw new Error('no alert has fired');
  const { items: anomalies } = await use('list_anomalies', { query: params });
  if (!anomalies.some((one: { cause: string }) => one.cause === 'source_lost'))
    throw new Error(
      `no anomaly names the lost source: ${JSON.stringify(anomalies.map((one: { headline: string; cause: string }) => [one.headline, one.cause]))}`,
    );
  const simulations: string[] = [];
  for (const edits of [['addStatistics', 'citeSources'], ['addComparison']])
    simulations.push((await use('simulate_change', { params, body: { edits, url: ownPages[4] } })).id);
  await use('analyze_url', { body: { url: ownPages[0] } });
  await use('analyze_url', { body: { url: ownPages[1] } });
  for (const template of ['executive', 'weekly_pulse'])
    await use('create_report', { params, body: { template } });
  const { items: cited } = await use('list_citations', { params, query: { limit: '12' } });
  for (const { id } of cited) await use('get_cited_content', { params: { ...params, citationId: id } });
  await insertFigures(sql, {
    workspaceId,
    projectId: story.projectId,
    ids: { analytics: newId('integration'), searches: newId('integration') },
  });
  const { items: found } = await use('discover_competitors', { params });
  // Sites that answers cite are no competitors.
  for (const { id, domain } of found)
    if (domain !== null)
      await use('decide_competitor_suggestion', {
        params: { ...params, suggestionId: id },
        body: { decision: 'reject' },
      });
  const { items: insights } = await use('list_insights', { params });
  const [insight] = insights;
  if (insight)
    await use('set_insight_reaction', {
      params: { ...params, fingerprint: insight.fingerprint },
      body: { reaction: 'useful' },
    });
}
