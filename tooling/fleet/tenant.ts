import type { PlanLimits } from '@svc/contract/kernel';
import { provisionOrganisation } from '@svc/core/resource/across/workspace';
import { openDatabase } from '@svc/db';
import postgres from 'postgres';

export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely by tests
  body: any;
}

export interface Tenant {
  workspaceId: string;
  secret: string;
  call: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;
  /** No log line of a process hints at a statement that its connection could not run. */
  project: (options: { engines: string[]; prompts: number; samplesK: number }) => Promise<string>;
  /** Waits for the scan's end. */
  settle: (scanId: string, patienceMs?: number) => Promise<Answer['body']>;
}

/** A tenant of its own with credits, called with its test key. */
export async function openTenant(
  url: string,
  databaseUrl: string,
  limits: Partial<PlanLimits> = {},
): Promise<Tenant> {
  const owner = openDatabase({ url: databaseUrl, role: null });
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  const made = await provisionOrganisation(owner.system, { name: 'Fleet', plan: 'enterprise', by: 'fleet' });
  const [test] = await sql<
    { id: string }[]
  >`update organisation o set limit_overrides = ${JSON.stringify(limits)}::text::jsonb from workspace w where o.id = ${made.organisationId} and w.organisation_id = o.id and w.mode = 'test' returning w.id`;
  const workspaceId = test?.id ?? '';
  await sql`select grant_credits(${`grt_${workspaceId}`}, ${made.organisationId}, 'test', 100000000, 'manual')`;
  await owner.close();
  await sql.end({ timeout: 5 });
  const secret = made.testApiKey;
  const call: Tenant['call'] = async (method, path, body, headers = {}) => {
    const answer = await fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${secret}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const json = answer.headers.get('content-type')?.includes('json') && text !== '';
    return { status: answer.status, headers: answer.headers, body: json ? JSON.parse(text) : text };
  };
  const done = async (method: string, path: string, body: unknown) => {
    const answer = await call(method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  return {
    workspaceId,
    secret,
    call,
    async project({ engines, prompts, samplesK }) {
      const project = await done('POST', '/v1/projects', {
        name: 'Acme',
        engines,
        samplesK,
        maxPrompts: 1_000,
      });
      const sets = `/v1/projects/${project.id}/prompt-sets`;
      const set = await done('POST', `${sets}/drafts`, { name: 'Questions' });
      const texts = Array.from({ length: prompts }, (_, index) => ({
        text: `What is the best team planner for a company with ${index + 2} people?`,
      }));
      for (let from = 0; from < texts.length; from += 100)
        await done('POST', `${sets}/${set.id}/prompts/bulk`, { prompts: texts.slice(from, from + 100) });
      await done('POST', `${sets}/${set.id}/activate`, {});
      return project.id;
    },
    async settle(scanId, patienceMs = 100_000) {
      const end = Date.now() + patienceMs;
      for (;;) {
        const { body } = await call('GET', `/v1/scans/${scanId}`);
        if (['completed', 'partial', 'failed', 'cancelled'].includes(body.status)) return body;
        if (Date.now() > end) throw new Error(`scan ${scanId} did not end: ${JSON.stringify(body)}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}
