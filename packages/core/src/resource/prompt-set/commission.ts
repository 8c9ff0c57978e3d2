import { EngineError, typicalAnswerCost } from '@svc/engines';
import type { PrepareContext } from '../../environment/index.ts';
import { type Context, invalid, ServiceError } from '../../kernel/index.ts';
import { getPersona } from '../persona/index.ts';
import { getProject } from '../project/index.ts';
import { openOwnKey } from '../provider-key/index.ts';
import {
  type Commission,
  commissionText,
  type GeneratedPrompt,
  readQuestions,
  sortQuestions,
} from './generation/index.ts';
import { namesOf } from './prompt.ts';
import type { GeneratedPromptSet, GeneratePrompts } from './schema.ts';
import { localeOf } from './service.ts';
import { topicsOfProject } from './topic.ts';

/** Answers end somewhere: longer lists come in parts. */
const questionsEachCall = 50;
/** Some of what is written cannot be used. */
const reserve = 1.25;

export interface Written {
  prompts: GeneratedPrompt[];
  writer: NonNullable<GeneratedPromptSet['writer']>;
}

type Input = GeneratePrompts & { projectId: string };

/**
 * Has the workspace’s engine write the questions, with the workspace’s own key; null where templates are wanted. Throws
 * conflict without such a key, validation_failed when it may cost more than allowed, engine_unavailable when nothing came.
 */
export async function commissionPrompts(context: PrepareContext, input: Input): Promise<Written | null> {
  const { engine: engineId } = input;
  if (engineId === undefined) return null;
  if (input.promptSetId !== undefined)
    throw invalid('engine', 'With “promptSetId” an existing set is activated, and nothing is written.', {
      expected: 'one of both',
      received: engineId,
    });
  const { engine, adapter } = writerOf(context, engineId);
  const credential = await credentialOf(context, engineId);
  const commission = await commissionOf(context, input);
  const calls = Math.ceil(input.count / questionsEachCall);
  const estimatedCostUsd = assertAllowed(context, input, engineId, calls);
  const count = Math.ceil((input.count / calls) * reserve);
  const asked = await Promise.allSettled(
    Array.from({ length: calls }, (_, part) =>
      context.ask(adapter, credential, {
        prompt: commissionText({ ...commission, ...partOf(commission, part, calls), count }),
        locale: { country: null, language: null },
        model: engine.model,
      }),
    ),
  );
  const answers = asked.flatMap((call) => (call.status === 'fulfilled' ? [call.value] : []));
  const failed = asked.find((call) => call.status === 'rejected');
  if (failed && answers.length === 0)
    throw failed.reason instanceof EngineError ? refusal(engine.label, failed.reason) : failed.reason;
  const { prompts, rejected } = sortQuestions(
    answers.flatMap(({ text }) => readQuestions(text)),
    commission,
  );
  const costs = answers.map(({ costUsd }) => (context.workspace.mode === 'test' ? 0 : costUsd));
  const costUsd = costs.reduce((sum, cost) => (sum === null || cost === null ? null : sum + cost), 0);
  const model = answers[0]?.model ?? engine.model;
  if (prompts.length === 0)
    throw new ServiceError(
      'engine_unavailable',
      `${engine.label} wrote nothing that serves as a prompt${reasonsOf(rejected)}. Ask again, or leave “engine” out.`,
      { retryAfter: 30 },
    );
  return { prompts, writer: { engine: engineId, model, estimatedCostUsd, costUsd, rejected } };
}

const reasonsOf = (rejected: Written['writer']['rejected']): string =>
  rejected.length === 0
    ? ''
    : `: ${rejected.map(({ reason, count }) => `${count} × ${reason.slice(0, -1)}`).join(', ')}`;

/** Each call gets its share of the topics, so that two do not write the same. */
function partOf({ topics }: Commission, part: number, calls: number): Pick<Commission, 'topics'> {
  const own = topics.filter((_, index) => index % calls === part);
  return { topics: own.length > 0 ? own : topics };
}

/** Result pages and the sandbox answer questions, but take no orders. */
function writerOf({ engines, workspace }: Context & Pick<PrepareContext, 'engines'>, engineId: string) {
  const engine = engines.find(engineId, workspace.mode);
  const writers = engines
    .list(workspace.mode)
    .filter(({ adapter, surface }) => adapter !== null && surface.startsWith('api'));
  if (!engine?.adapter || !writers.includes(engine))
    throw invalid('engine', `“${engineId}” writes no prompts.`, {
      expected: 'an engine with an API',
      received: engineId,
      allowed: writers.map(({ id }) => id),
    });
  return { engine, adapter: engine.adapter };
}

/** The workspace’s own key: writing prompts costs no credits. In test mode the emulator needs none. */
async function credentialOf(context: PrepareContext, engineId: string) {
  const { engines, workspace } = context;
  const own = await openOwnKey(context, workspace, engineId).catch((error: unknown) => {
    throw error instanceof EngineError ? new ServiceError('conflict', `${error.message}.`) : error;
  });
  const credential = own ?? (workspace.mode === 'test' ? engines.credential(engineId, 'test') : null);
  if (credential) return credential;
  throw new ServiceError(
    'conflict',
    `Prompts are written with your own key for ${engineId}, and there is none. Set it with PUT /v1/provider-keys/${engineId}, or leave “engine” out: templates need no key.`,
  );
}

async function commissionOf(context: PrepareContext, input: Input): Promise<Commission> {
  const project = await getProject(context, input);
  const { language, country } = localeOf(project, input.locale);
  const known =
    input.topics ?? (await topicsOfProject(context, project, language)).map(({ phrase }) => phrase);
  const personas = [];
  for (const personaId of input.personaIds ?? [])
    personas.push(await getPersona(context, { projectId: project.id, personaId }));
  const audience =
    input.audience === 'consumer' ? 'people who buy for themselves' : 'people who buy for their company';
  return {
    names: namesOf(project),
    topics: known,
    audiences: personas.length > 0 ? personas.map(({ role }) => role) : [audience],
    place: input.location ?? country,
    language,
    intents: input.intents,
    count: input.count,
  };
}

/** Throws validation_failed with the estimate when it may cost more than the caller allows. */
function assertAllowed(
  { workspace }: Context,
  { maxCostUsd }: Input,
  engineId: string,
  calls: number,
): Written['writer']['estimatedCostUsd'] {
  const each = workspace.mode === 'test' ? { low: 0, high: 0 } : typicalAnswerCost(engineId);
  const estimate = each && { low: each.low * calls, high: each.high * calls };
  const most = estimate?.high ?? null;
  const free = workspace.mode === 'test';
  if (free || (most === null ? maxCostUsd > 0 : most <= maxCostUsd)) return estimate;
  const price =
    estimate === null
      ? `The price of ${engineId} is not known here`
      : `This takes ${calls} ${calls === 1 ? 'answer' : 'answers'} of ${engineId}, usually ${money(estimate.low)} to ${money(estimate.high)} US dollars of your own key`;
  throw invalid('maxCostUsd', `${price}; “maxCostUsd” is ${maxCostUsd}. Nothing was asked.`, {
    expected: most === null ? 'more than 0' : `at least ${money(most)}`,
    received: maxCostUsd,
  });
}

const money = (usd: number): string => String(Math.round(usd * 1e6) / 1e6);

function refusal(label: string, error: EngineError): ServiceError {
  if (error.kind === 'auth' || error.kind === 'quota')
    return new ServiceError('conflict', `${label} refused your own key: ${error.message}.`);
  return new ServiceError('engine_unavailable', `${label} wrote no prompts: ${error.message}.`, {
    retryAfter: 30,
  });
}
