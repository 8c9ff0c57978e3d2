import type { EvidenceQuery, EvidenceSpan, PromptEvidence } from '@svc/contract/measure/answer';
import type { AnswerDetection } from '@svc/detection';
import { type Context, notFound } from '../../../kernel/index.ts';
import { getProject } from '../../account/project/index.ts';
import { excerptAround } from '../detection-review/index.ts';
import { listPromptScores } from '../score/index.ts';
import {
  answersBehind,
  citedPages,
  countsByEngine,
  type EvidenceKey,
  findAsked,
  takenAnswers,
} from './queries-evidence.ts';

type Input = EvidenceQuery & { projectId: string; promptId: string };

/** The answers, spans and cited URLs behind a prompt's score: of the newest scan that asked it, or of a named one. */
export async function getPromptEvidence(context: Context, input: Input): Promise<PromptEvidence> {
  await getProject(context, input);
  const { projectId, promptId } = input;
  const asked = await findAsked(context, input);
  if (!asked) throw notFound('prompt', promptId, `GET /v1/projects/${projectId}/prompts`);
  const { scanId, brands, ...prompt } = asked;
  const empty = { items: [], total: 0, limit: input.limit, offset: input.offset, next: null };
  if (scanId === null) {
    if (input.scanId !== undefined)
      throw notFound('scan', input.scanId, `GET /v1/projects/${projectId}/scans`);
    return { projectId, promptId, ...prompt, scanId, engines: [], citations: [], answers: empty };
  }
  const scan = { scanId, promptId };
  const key: EvidenceKey = { ...scan, taken: await takenAnswers(context, scan) };
  const names = new Map(brands?.map(({ id, name }) => [id, name]));
  const [engines, citations, answers] = await Promise.all([
    enginesBehind(context, key, projectId),
    citedPages(context, key),
    answersBehind(context, key, input, (text, detection) => spansOf(detection, text, names)),
  ]);
  return { projectId, promptId, ...prompt, scanId, engines, citations, answers };
}

async function enginesBehind(
  context: Context,
  key: EvidenceKey,
  projectId: string,
): Promise<PromptEvidence['engines']> {
  const rows = await countsByEngine(context, key);
  const scores = await listPromptScores(context, {
    projectId,
    scope: 'cell',
    promptId: key.promptId,
    scanId: key.scanId,
    history: false,
    sort: '-asOf',
    limit: 100,
    offset: 0,
  });
  return rows.map((row) => {
    const cell = scores.items.find((score) => score.engine === row.engine);
    return {
      ...row,
      provenance: cell?.provenance ?? row.provenance,
      score: cell ? { presence: cell.presence, mention: cell.mention, citation: cell.citation } : null,
    };
  });
}

function spansOf(
  { brands }: AnswerDetection,
  text: string,
  names: ReadonlyMap<string, string>,
): EvidenceSpan[] {
  const spans = brands.flatMap(({ brandId, mentions, candidates }) => {
    const span = (mention: (typeof mentions)[number], counted: boolean): EvidenceSpan => ({
      brandId,
      brand: names.get(brandId) ?? mention.alias,
      ...mention,
      counted,
      ...excerptAround(text, mention),
    });
    return [...mentions.map((one) => span(one, !one.negated)), ...candidates.map((one) => span(one, false))];
  });
  return spans.sort((left, right) => left.start - right.start);
}
