import type { GeneratedPromptSet, GeneratePrompts } from '@svc/contract/measure/prompt-set';
import type { PrepareContext } from '../../../environment/index.ts';
import { invalid, ServiceError } from '../../../kernel/index.ts';
import { getProject } from '../../account/project/index.ts';
import { haveWritten } from '../../account/provider-key/index.ts';
import { getPersona } from '../persona/index.ts';
import { subjectOfProject } from './generate.ts';
import {
  type Commission,
  commissionText,
  type GeneratedPrompt,
  type PromptSubject,
  readQuestions,
  sortQuestions,
} from './generation/index.ts';
import { namesOf } from './prompt.ts';
import { newestPages } from './queries-set.ts';
import { localeOf } from './service.ts';

/** Answers end somewhere: longer lists come in parts. */
const questionsEachCall = 50;
/** A part of the written questions cannot be used. */
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
    throw invalid(
      'engine',
      '“promptSetId” activates an existing set and writes no prompts. Leave one of the two out.',
      {
        expected: 'one of the two',
        received: engineId,
      },
    );
  const commission = await commissionOf(context, input);
  const calls = Math.ceil(input.count / questionsEachCall);
  const count = Math.ceil((input.count / calls) * reserve);
  const { texts, label, cost } = await haveWritten(context, {
    engineId,
    what: 'prompts',
    instead: 'templates need no key',
    maxCostUsd: input.maxCostUsd,
    orders: Array.from({ length: calls }, (_, part) =>
      commissionText({ ...commission, ...partOf(commission, part, calls), count }),
    ),
  });
  const { prompts, rejected } = sortQuestions(
    texts.flatMap((text) => readQuestions(text)),
    commission,
  );
  if (prompts.length === 0)
    throw new ServiceError(
      'engine_unavailable',
      `${label} wrote nothing usable as a prompt${reasonsOf(rejected)}. Try again, or leave out “engine”.`,
      { retryAfter: 30 },
    );
  return { prompts, writer: { ...cost, rejected } };
}

const reasonsOf = (rejected: Written['writer']['rejected']): string =>
  rejected.length === 0
    ? ''
    : `: ${rejected.map(({ reason, count }) => `${count} × ${reason.slice(0, -1)}`).join(', ')}`;

/** Each call gets its share of the topics, so that no two write the same. */
function partOf({ topics }: Commission, part: number, calls: number): Pick<Commission, 'topics'> {
  const own = topics.filter((_, index) => index % calls === part);
  return { topics: own.length > 0 ? own : topics };
}

/** The part of the page that engines are shown: enough to know the business. */
const ofThePage = { pages: 1, characters: 1_500 };

async function commissionOf(context: PrepareContext, input: Input): Promise<Commission> {
  const project = await getProject(context, input);
  const { language, country } = localeOf(project, input.locale);
  const subject = await subjectOfProject(context, project, { ...input, language });
  const business = subject.business ?? subject.about ?? null;
  const personas = [];
  for (const personaId of input.personaIds ?? [])
    personas.push(await getPersona(context, { projectId: project.id, personaId }));
  const persons = (business?.offers ?? []).filter(({ type }) => type === 'person').map(({ text }) => text);
  const isConsumer = (input.audience ?? business?.audience) === 'consumer';
  const usual = isConsumer ? 'people who buy for themselves' : 'people who buy for their company';
  const [page] = await newestPages(context, project.id, ofThePage);
  return {
    names: namesOf(project),
    topics: input.topics ?? topicsOf(subject),
    audiences: personas.length > 0 ? personas.map(({ role }) => role) : [usual, ...persons],
    place: input.location ?? business?.place ?? country,
    language,
    intents: input.intents,
    count: input.count,
    about: [project.description, page?.title, page?.text].filter(Boolean).join('\n') || null,
  };
}

function topicsOf({ business, topics = [] }: PromptSubject): string[] {
  if (!business) return topics.map(({ phrase }) => phrase);
  const [head] = business.heads;
  const what = head ? [[...head.before, head.many, head.after].filter(Boolean).join(' ')] : [];
  return [...what, ...business.offers.filter(({ type }) => type !== 'person').map(({ text }) => text)];
}
