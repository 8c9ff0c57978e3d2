import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { spokenIn } from '@svc/core/i18n';
import type { Sampled } from './sampled.ts';

interface Document {
  paths: Record<string, { get?: { parameters?: { in: string; name: string; required?: boolean }[] } }>;
}

const document = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../packages/client/openapi.json'), 'utf8'),
) as Document;

/** Words that German sentences do not have; names and questions in quotation marks may have them. */
const english = /\b(?:the|and|is|are|of|with|its|this|than|has|been|which|from|was not)\b/;
const quoted = /„[^“]*“|“[^”]*”|`[^`]*`|„.*$/gs;

/** Fields in which other people speak: users of the service, or engines. */
const ofOthers: readonly (readonly [path: RegExp, field: RegExp])[] = [
  [/\/(?:config|segments|prompt-sets|webhooks)$/, /^description$/],
  [/\/changes$/, /^note$/],
  [/\/claims$/, /^sentence$/],
  // What answers say of a competitor.
  [/\/recommendations\//, /^reason$/],
  // Reports are in a language of their own.
  [/\/reports$/, /^sentence$/],
  // Events' data as a schema: the document of the API is English.
  [/\/webhook-event-types$/, /^description$/],
  // The predictor in its exact wording.
  [/\/predictor$/, /^limits$/],
];

export interface Checked {
  /** Operations that answered. */
  answered: number;
  /** Sentences that are not German: “path field: sentence”. */
  english: string[];
  german: number;
}

/** Reads all that can be read of the sample in German, and looks for sentences that stayed English. */
export async function readInGerman({ url, sample }: Sampled): Promise<Checked> {
  const headers = { authorization: `Bearer ${sample.apiKey}`, 'accept-language': 'de' };
  const read = async (path: string): Promise<unknown> => {
    const answer = await fetch(`${url}${path}`, { headers });
    const isJson = answer.headers.get('content-type')?.includes('json');
    return answer.ok && isJson ? answer.json() : null;
  };
  const first = async (path: string): Promise<string> =>
    ((await read(path)) as { items: { id: string }[] }).items[0]?.id ?? '';
  const { projectId } = sample;
  const ids: Record<string, string> = {
    projectId,
    scanId: await first(`/v1/scans?projectId=${projectId}&limit=1`),
    recId: await first(`/v1/projects/${projectId}/recommendations?limit=1`),
  };
  const checked: Checked = { answered: 0, english: [], german: 0 };
  for (const [path, { get }] of Object.entries(document.paths)) {
    if (!get || /\{(\w+)\}/g.exec(path.replace(/\{(?:projectId|scanId|recId)\}/g, ''))) continue;
    const where = path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '');
    const ofProject = get.parameters?.some((one) => one.in === 'query' && one.name === 'projectId');
    const body = await read(ofProject ? `${where}?projectId=${projectId}` : where);
    if (body === null) continue;
    checked.answered += 1;
    for (const { field, text } of spokenIn(body)) {
      if (text.length <= 20 || isOfOthers(path, field)) continue;
      if (english.test(text.replace(quoted, ''))) checked.english.push(`${path} ${field}: ${text}`);
      else checked.german += 1;
    }
  }
  return checked;
}

const isOfOthers = (path: string, field: string): boolean =>
  ofOthers.some(([where, what]) => where.test(path) && what.test(field));
