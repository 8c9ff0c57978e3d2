import {
  type Analysis,
  type AnalysisResult,
  type AnalyzeUrl,
  analysisCompleted,
  type CreateProjectFromAnalysis,
  type LiveCheck,
  type ProjectFromAnalysis,
} from '@svc/contract/act/analysis';
import type { RunContext } from '../../../environment/index.ts';
import {
  audit,
  type Context,
  emit,
  newId,
  notFound,
  ServiceError,
  throwAt,
  transaction,
} from '../../../kernel/index.ts';
import { assertUngated } from '../../account/approval/index.ts';
import { readSpendable } from '../../account/credit/index.ts';
import { assertEnginesExist, createProject, isSameName } from '../../account/project/index.ts';
import { activatePromptSet, addPrompts, createPromptSet } from '../../measure/prompt-set/index.ts';
import { getScan, mostCredits, resolveScan, startScan } from '../../measure/scan/index.ts';
import { findAnalysis, insertAnalysis, setProject } from './queries.ts';
import { analyse, type ReadUrl } from './read.ts';

/** Grades the page that was read; asks engines only when the request has `live`. */
export function analyzeUrl(
  context: RunContext,
  input: AnalyzeUrl,
  { reading, requestedUrl }: ReadUrl,
): Promise<Analysis> {
  return transaction(context, async (context) => {
    if (input.engines) assertEnginesExist(context, input.engines);
    const result = await analyse(context, reading, input);
    const scan = input.live
      ? await startScan(context, { url: reading.url, config: liveConfig(input) }).catch(underLive)
      : null;
    const id = newId('analysis');
    await insertAnalysis(context, { id, requestedUrl, url: reading.url, scanId: scan?.id ?? null, result });
    await audit(context, 'analysis.made', id, { url: reading.url, scanId: scan?.id ?? null });
    const { grade, score } = result;
    await emit(context, {
      type: analysisCompleted,
      resource: id,
      projectId: null,
      data: { analysisId: id, url: reading.url, grade, score, scanId: scan?.id ?? null },
    });
    return readAnalysis(context, id, input);
  });
}

/** The most that its live check can cost. */
export const mostAnalysisCredits = async (context: RunContext, input: AnalyzeUrl): Promise<number | null> =>
  input.live ? mostCredits(context, { url: input.url, config: liveConfig(input) }) : null;

/** The scan's fields have other names and places in this request. */
const underLive = throwAt((path) =>
  path.replace(/^config\./, 'live.').replace(/^live\.maxPrompts/, 'live.prompts'),
);

type Asked = Pick<AnalyzeUrl, 'live' | 'locale' | 'engines'>;

/** The engines of the prediction are asked, unless others are named. */
const liveConfig = ({ live, locale, engines }: Asked) => ({
  maxPrompts: live?.prompts ?? 5,
  samplesK: live?.samplesK ?? 1,
  ...((live?.engines ?? engines) && { engines: live?.engines ?? engines }),
  ...(live?.maxCredits !== undefined && { maxCredits: live.maxCredits }),
  ...(locale && { locale }),
});

export const getAnalysis = (context: RunContext, input: { analysisId: string }): Promise<Analysis> =>
  readAnalysis(context, input.analysisId, {});

async function readAnalysis(context: RunContext, id: string, asked: Asked): Promise<Analysis> {
  const { result, scanId, grade: _, score: __, brand: ___, ...head } = await readRow(context, id);
  return { ...head, ...result, live: await liveCheck(context, scanId, asked) };
}

/** Throws not_found. */
export async function readRow(context: Context, id: string) {
  const row = await findAnalysis(context, id);
  if (!row) throw notFound('analysis', id, 'GET /v1/analyses');
  return row;
}

/** The measured figures, or the price of measuring them. */
async function liveCheck(context: RunContext, scanId: string | null, asked: Asked): Promise<LiveCheck> {
  if (scanId !== null) {
    const { status, engines, credits, result } = await getScan(context, { scanId });
    return {
      status,
      engines,
      credits: credits.held > 0 ? credits.held : credits.spent,
      affordable: true,
      scanId,
      presence: result?.overall?.presence ?? null,
    };
  }
  const engines = asked.engines?.filter(
    (engine) => context.engines.find(engine, context.workspace.mode)?.state === 'configured',
  );
  const { config, chargedEngines } = await resolveScan(context, {
    // A page can be predicted for engines that nobody can ask yet: those have no price.
    config: liveConfig({ ...asked, engines: engines?.length ? engines : undefined }),
  });
  const credits = config.maxPrompts * config.samplesK * chargedEngines.length;
  const { spendable } = await readSpendable(context, null);
  return {
    status: 'not_asked',
    engines: config.engines,
    credits,
    affordable: credits <= spendable.credits,
    scanId: null,
    presence: null,
  };
}

/** A project with the page's brand and, as a draft or activated, its questions. */
export function createProjectFromAnalysis(
  context: RunContext,
  input: CreateProjectFromAnalysis & { analysisId: string },
): Promise<ProjectFromAnalysis> {
  return transaction(context, async (context) => {
    const { id, projectId, result } = await readRow(context, input.analysisId);
    if (projectId !== null)
      throw new ServiceError('conflict', `This analysis already became project ${projectId}.`);
    if (input.activate)
      await assertUngated(
        context,
        'activate_prompt_set',
        'Leave out “activate”, then activate it in a separate call.',
      );
    const project = await createProject(context, projectOf(input, result));
    const key = { projectId: project.id };
    const set = await createPromptSet(context, { ...key, name: `From ${result.identity.domain}` });
    const prompts = result.prompts.map(({ text, intent, topic, source, why }) => ({
      text,
      intent,
      tags: [],
      ...(topic !== null && { topic }),
      ...(source && { source }),
      ...(why && { why }),
    }));
    if (prompts.length > 0) await addPrompts(context, { ...key, setId: set.id, prompts });
    const activated = input.activate && prompts.length > 0;
    if (activated) await activatePromptSet(context, { ...key, setId: set.id });
    await setProject(context, id, project.id);
    await audit(context, 'analysis.became_project', id, { projectId: project.id });
    return {
      projectId: project.id,
      promptSetId: set.id,
      prompts: prompts.length,
      suggestedCompetitors: result.identity.suggestedCompetitors,
      next: nextCall(project.id, activated ? null : set.id, prompts.length, asksNobody(input)),
    };
  });
}

/** The call to make next, and what comes after it; `setId`: the set that is still to be activated. */
function nextCall(projectId: string, setId: string | null, prompts: number, asksNobody: boolean): string {
  const scan = `POST /v1/scans {"projectId": "${projectId}"}${asksNobody ? '. The sandbox asks no answer engine: GET /v1/engines says which can be named in config.engines' : ''}`;
  if (prompts === 0)
    return `The page shows no topic, so there are no prompts. POST /v1/projects/${projectId}/prompt-sets {"topics": […], "activate": true}, then ${scan}`;
  return setId === null ? scan : `POST /v1/projects/${projectId}/prompt-sets/${setId}/activate, then ${scan}`;
}

const brand = (name: string) => ({
  name,
  aliases: [],
  domains: [],
  negativeTerms: [],
  contextTerms: [],
  caseRule: 'auto' as const,
  languages: [],
});

const asksNobody = ({ engines }: CreateProjectFromAnalysis) =>
  engines.every((engine) => engine === 'sandbox');

function projectOf(input: CreateProjectFromAnalysis, { identity }: AnalysisResult) {
  const name = identity.brand.slice(0, 120);
  return {
    name: input.name ?? name,
    // Topics first: prompts that are generated later are about what the page is about.
    description:
      [...identity.topics.slice(0, 3), identity.description ?? '']
        .filter(Boolean)
        .join('. ')
        .slice(0, 2_000) || null,
    brand: {
      ...brand(name),
      aliases: identity.aliases.slice(0, 50).map((alias) => alias.slice(0, 200)),
      domains: /^[^\s/:?#@]+\.[^\s/:?#@]+$/.test(identity.domain) ? [identity.domain] : [],
      contextTerms: identity.topics.slice(0, 10).map((topic) => topic.slice(0, 200)),
    },
    competitors: input.competitors
      .filter((one, at, all) => [name, ...all.slice(0, at)].every((other) => !isSameName(one, other)))
      .map(brand),
    timeZone: 'UTC',
    locale: { country: null, region: null, language: identity.language ?? 'en' },
    engines: input.engines,
    samplesK: 3,
    maxPrompts: 50,
  };
}
