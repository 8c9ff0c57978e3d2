import { provisionOrganisation } from '@svc/core/resource/across/workspace';
import { openDatabase } from '@svc/db';
import type { Sql } from 'postgres';

const callers = 6;
/** Of a scan. */
export const prompts = 10;
export const engines = ['openai'];

export interface Member {
  secret: string;
  projectId: string;
}

const call = async (url: string, secret: string, method: string, path: string, body?: object) => {
  const answer = await fetch(url + path, {
    method,
    headers: { authorization: `Bearer ${secret}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 300)}`);
  return text === '' ? null : JSON.parse(text);
};

/** Runs `count` pieces of work, a few at a time. */
async function each(count: number, work: (index: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const one = async () => {
    for (let index = next++; index < count; index = next++) await work(index);
  };
  await Promise.all(Array.from({ length: callers }, one));
}

/** Organisations with a live and a test workspace; the latter of the first `worked` has a project and prompts. */
export async function settle(
  url: string,
  databaseUrl: string,
  { organisations, worked }: { organisations: number; worked: number },
): Promise<Member[]> {
  const owner = openDatabase({ url: databaseUrl, role: null });
  const members: Member[] = [];
  try {
    const secrets: string[] = [];
    await each(organisations, async (index) => {
      const named = { name: `Load ${index}`, plan: 'enterprise', by: 'load' } as const;
      secrets.push((await provisionOrganisation(owner.system, named)).testApiKey);
    });
    await each(worked, async (index) => {
      const secret = secrets[index] ?? '';
      const project = await call(url, secret, 'POST', '/v1/projects', {
        name: 'Acme',
        engines,
        samplesK: 1,
        maxPrompts: 100,
      });
      const sets = `/v1/projects/${project.id}/prompt-sets`;
      const set = await call(url, secret, 'POST', `${sets}/drafts`, { name: 'Questions' });
      const texts = Array.from({ length: prompts }, (_, at) => ({
        text: `What is the best team planner for a company with ${at + 2} people?`,
      }));
      await call(url, secret, 'POST', `${sets}/${set.id}/prompts/bulk`, { prompts: texts });
      await call(url, secret, 'POST', `${sets}/${set.id}/activate`, {});
      members.push({ secret, projectId: project.id });
    });
  } finally {
    await owner.close();
  }
  return members;
}

/** Of ten requests one writes and one lists; scans are started between them, and all are waited for. */
export async function work(
  url: string,
  sql: Sql,
  members: readonly Member[],
  requests: number,
  scans: number,
): Promise<void> {
  const every = Math.floor(requests / scans);
  const started: string[] = [];
  await each(requests, async (index) => {
    // A step that has no divisor in common with the number of members reaches all of them.
    const member = members[(index * 37) % members.length];
    if (!member) return;
    const { secret, projectId } = member;
    const project = `/v1/projects/${projectId}`;
    if (index % every === 0 && started.length < scans)
      started.push((await call(url, secret, 'POST', '/v1/scans', { projectId })).id);
    if (index % 10 === 1) await call(url, secret, 'PATCH', project, { name: `Load ${index}` });
    else if (index % 10 === 2) await call(url, secret, 'GET', `/v1/scans?projectId=${projectId}`);
    else await call(url, secret, 'GET', project);
  });
  const end = Date.now() + 300_000;
  for (;;) {
    const [row] = await sql<{ open: number; bad: number }[]>`
      select count(*) filter (where finished_at is null)::integer as open,
        count(*) filter (where finished_at is not null and status <> 'completed')::integer as bad from scan where id = any(${started})`;
    if (row?.bad) throw new Error(`${row.bad} scans did not complete`);
    if (row?.open === 0) return;
    if (Date.now() > end) throw new Error(`${row?.open} of ${started.length} scans did not end`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
