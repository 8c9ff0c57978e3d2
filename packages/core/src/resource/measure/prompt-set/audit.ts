import { recordOf } from '@svc/contract/kernel';
import {
  type Prompt,
  type PromptSetAudit,
  promptIntents,
  promptStages,
  type SetParams,
} from '@svc/contract/measure/prompt-set';
import { createRandom, defaultGuess, expectPrecision, spreadByChance } from '@svc/scoring';
import { isCompany, isPerson } from '../../../business/index.ts';
import { type Message, say } from '../../../i18n/index.ts';
import type { Context } from '../../../kernel/index.ts';
import { contentWords, createLikenessIndex } from '../../../near-duplicate/index.ts';
import { getProject } from '../../account/project/index.ts';
import { countCells } from '../score/index.ts';
import { hasOwnQuestions, readProjectBusiness } from './business.ts';
import { asksForChoice, leadingWording } from './generation/index.ts';
import { newestScanOfPrompts } from './queries-scan.ts';
import { getPromptSet } from './service.ts';
import { type Untypical, untypicalBecause } from './untypical.ts';

type Finding = PromptSetAudit['findings'][number];

/** What a scan of the set can show, and which prompts bias it. Changes nothing. */
export async function auditPromptSet(context: Context, input: SetParams): Promise<PromptSetAudit> {
  const set = await getPromptSet(context, input);
  const { prompts } = set;
  const nearDuplicates = groupsThatAskTheSame(prompts);
  const branded = prompts.filter((prompt) => prompt.branded);
  const questions = countQuestions(prompts, nearDuplicates);
  const leading = prompts.flatMap(({ id, text }) => {
    const why = leadingWording(text);
    return why === null ? [] : [{ promptId: id, text, why }];
  });
  const wordingSensitivity = await measuredSpread(context, input.projectId, prompts);
  const counted = {
    intents: countBy(promptIntents, prompts, (prompt) => prompt.intent),
    stages: countBy(promptStages, prompts, (prompt) => prompt.stage),
  };
  const project = await getProject(context, input);
  const { language } = set.locale;
  const business = hasOwnQuestions(language)
    ? await readProjectBusiness(context, project, { language })
    : null;
  const written = [project.description ?? '', ...project.competitors.map(({ name }) => name)];
  const untypical = prompts.flatMap((prompt) => {
    const why = prompt.branded ? null : untypicalBecause(prompt, { business, written, language });
    return why === null ? [] : [{ id: prompt.id, why }];
  });
  return {
    promptSetId: set.id,
    version: set.version,
    prompts: prompts.length,
    questions,
    tier: questions < 50 ? 'exploratory' : questions < 200 ? 'standard' : 'broad',
    expectedHalfWidth:
      questions === 0
        ? null
        : Math.round(
            expectPrecision({ prompts: questions, samples: 3 }, { ...defaultGuess, rate: 0.3 }).market *
              10_000,
          ) / 10_000,
    branded: { prompts: branded.length, share: shareOf(branded.length, prompts.length) },
    ...counted,
    nearDuplicates: nearDuplicates.map((group) => group.map(({ id, text }) => ({ promptId: id, text }))),
    leading,
    wordingSensitivity,
    findings: findingsOf(prompts, { questions, branded, nearDuplicates, leading, counted, untypical }),
  };
}

const shareOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 10_000;

function countBy<Name extends string>(
  names: readonly Name[],
  prompts: readonly Prompt[],
  of: (prompt: Prompt) => Name,
): Record<Name, number> {
  const counts = recordOf(names, () => 0);
  for (const prompt of prompts) counts[of(prompt)] += 1;
  return counts;
}

/** Groups of two or more, without those that are marked as paraphrases on purpose. */
function groupsThatAskTheSame(prompts: readonly Prompt[]): Prompt[][] {
  const index = createLikenessIndex();
  const groups = new Map<string, Prompt[]>();
  for (const prompt of prompts) {
    const words = contentWords(prompt.text);
    const first = index.find(words);
    const group = first === null ? undefined : groups.get(first);
    if (group) group.push(prompt);
    else {
      index.add(prompt.id, words);
      groups.set(prompt.id, [prompt]);
    }
  }
  return [...groups.values()].filter((group) => {
    const marks = new Set(group.map(({ paraphraseGroup }) => paraphraseGroup));
    return group.length > 1 && (marks.size > 1 || marks.has(null));
  });
}

function countQuestions(prompts: readonly Prompt[], nearDuplicates: readonly Prompt[][]): number {
  const firstOf = new Map(nearDuplicates.flatMap((group) => group.map((prompt) => [prompt.id, group[0]])));
  const open = prompts.filter((prompt) => !prompt.branded);
  return new Set(open.map((prompt) => prompt.paraphraseGroup ?? (firstOf.get(prompt.id) ?? prompt).id)).size;
}

/** Presence by wording of each paraphrase group, in the newest scan that asked two of its prompts. */
async function measuredSpread(
  context: Context,
  projectId: string,
  prompts: readonly Prompt[],
): Promise<PromptSetAudit['wordingSensitivity']> {
  const grouped = Map.groupBy(
    prompts.filter(({ paraphraseGroup }) => paraphraseGroup !== null),
    (prompt) => prompt.paraphraseGroup ?? '',
  );
  const several = [...grouped].filter(([, group]) => group.length > 1);
  const ids = several.flatMap(([, group]) => group.map(({ id }) => id));
  const scanId = ids.length === 0 ? null : await newestScanOfPrompts(context, projectId, ids);
  if (scanId === null) return { scanId: null, provenance: null, groups: [], meanSpread: null };
  const counts = await countCells(context, scanId);
  const cells = Map.groupBy(counts, ({ promptId }) => promptId);
  const groups = several.flatMap(([paraphraseGroup, group]) => {
    const wordings = group.flatMap(({ id, text }) => {
      const own = cells.get(id) ?? [];
      const answers = own.reduce((sum, cell) => sum + cell.answers, 0);
      const present = own.reduce((sum, cell) => sum + cell.present, 0);
      return answers === 0 ? [] : [{ promptId: id, text, present, answers }];
    });
    const rates = wordings.map(({ present, answers }) => present / answers);
    if (wordings.length < 2) return [];
    return [{ paraphraseGroup, lowest: Math.min(...rates), highest: Math.max(...rates), wordings }];
  });
  const { value, expected, usual } = spreadByChance(
    groups.map(({ wordings }) =>
      wordings.map(({ present, answers }) => ({ successes: present, trials: answers })),
    ),
    // The same answers give the same figures each time.
    createRandom(1),
  );
  return {
    scanId,
    provenance: counts.some(({ engine }) => engine === 'sandbox') ? 'predicted' : 'live',
    groups: groups.map((group, at) => ({ ...group, byChance: usual[at] ?? 0 })),
    meanSpread: value === null || expected === null ? null : { value, byChance: expected },
  };
}

interface Seen {
  questions: number;
  branded: readonly Prompt[];
  nearDuplicates: readonly Prompt[][];
  leading: PromptSetAudit['leading'];
  counted: Pick<PromptSetAudit, 'intents' | 'stages'>;
  untypical: readonly { id: string; why: Untypical }[];
}

type Oddity = 'no_choice' | 'broken_wording' | 'wrong_kind';

const oddities: [Oddity, Finding['importance']][] = [
  ['broken_wording', 'high'],
  ['wrong_kind', 'high'],
  ['no_choice', 'medium'],
];

/** A fault that readers of the question would notice; null for a sound question. */
function oddityOf(text: string): Oddity | null {
  if (
    /[{}]|\bundefined\b|\b(\p{L}{2,}) \1\b|\b(?:the|an?) (?:the|an?)\b|\b(?:for|für|with|mit|of|von)\s?[?.!]$/iu.test(
      text,
    )
  )
    return 'broken_wording';
  const [, chosen = ''] =
    /\b(?:choose|switch to(?: other)?|recommend|cost of|affordable|cheap|best) ((?:\p{L}+ ){0,2}\p{L}+?)(?: near | in |\?|\.|$)/iu.exec(
      text,
    ) ?? [];
  if (
    /\b(?:choose|switch to|affordable|cheap|cost of)\b/i.test(text) &&
    chosen !== '' &&
    isPerson(chosen, 'en') &&
    !isCompany(chosen, 'en')
  )
    return 'wrong_kind';
  return asksForChoice(text) ? null : 'no_choice';
}

function countTopics(prompts: readonly Prompt[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { topic } of prompts) if (topic !== null) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  return counts;
}

const idsOf = (prompts: readonly { id: string }[]): string[] => prompts.map(({ id }) => id).slice(0, 100);

function findingsOf(prompts: readonly Prompt[], seen: Seen): Finding[] {
  const { questions, branded, nearDuplicates, leading, counted, untypical } = seen;
  const findings: Finding[] = [];
  const add = (code: string, importance: Finding['importance'], message: Message, promptIds: string[] = []) =>
    findings.push({ code, importance, message: say(message), promptIds });
  const all = prompts.length;
  if (questions < 50)
    add('small_set', questions < 20 ? 'high' : 'medium', {
      id: 'prompts.small_set',
      values: { questions },
    });
  if (branded.length * 5 > prompts.length)
    add(
      'branded_share',
      'medium',
      { id: 'audit.branded', values: { branded: branded.length, all } },
      idsOf(branded),
    );
  if (nearDuplicates.length > 0)
    add(
      'near_duplicates',
      'medium',
      { id: 'audit.near_duplicates', values: { groups: nearDuplicates.length } },
      idsOf(nearDuplicates.flat()),
    );
  if (leading.length > 0)
    add(
      'leading_wording',
      'high',
      { id: 'audit.leading', values: { prompts: leading.length } },
      leading.map(({ promptId }) => promptId).slice(0, 100),
    );
  for (const [code, importance] of oddities) {
    const found = prompts.filter(({ text }) => oddityOf(text) === code);
    if (found.length > 0)
      add(code, importance, { id: `audit.${code}`, values: { prompts: found.length } }, idsOf(found));
  }
  if (untypical.length > 0) {
    const reasons = (['subject', 'town', 'language'] as const).flatMap((another) => {
      const count = untypical.filter(({ why }) => why === another).length;
      return count === 0 ? [] : [{ another, prompts: count }];
    });
    add(
      'untypical',
      'medium',
      { id: 'audit.untypical', values: { prompts: untypical.length, reasons } },
      idsOf(untypical),
    );
  }
  const [topic] = [...countTopics(prompts)].sort(([, one], [, other]) => other - one);
  if (topic && prompts.length >= 10 && topic[1] * 10 > prompts.length * 6)
    add('one_topic', 'medium', { id: 'audit.one_topic', values: { topic: topic[0], most: topic[1], all } });
  const [most] = Object.entries(counted.intents).sort(([, one], [, other]) => other - one);
  if (most && prompts.length >= 10 && most[1] * 10 > prompts.length * 6)
    add('one_intent', 'medium', { id: 'audit.one_intent', values: { intent: most[0], most: most[1], all } });
  const missing = Object.entries(counted.stages).filter(([, count]) => count === 0);
  if (prompts.length >= 10 && missing.length > 0)
    add('missing_stage', 'low', {
      id: 'audit.missing_stage',
      values: { stages: missing.map(([stage]) => stage) },
    });
  return findings;
}
