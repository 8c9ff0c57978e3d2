import { testEnvironment } from '@svc/core/environment/testing';
import { operations } from '@svc/core/operations';
import { benchDatabase } from '@svc/testing/bench';
import postgres from 'postgres';
import { createApp } from '../../apps/api/src/app.ts';
import { type Caller, openCaller, requester } from '../../apps/api/src/testing/world.ts';
import { startStack } from '../../apps/worker/src/test/stack.ts';
import { ended, later, quiet } from '../sample/build.ts';
import { businessWriter } from './answers.ts';
import type { Business } from './business.ts';
import { businessSite } from './site.ts';

interface Told {
  say: (text: string) => void;
  write: (name: string, content: string | Uint8Array) => Promise<void>;
}

const engines = ['openai', 'perplexity', 'gemini', 'google-ai-overview'];
/** Calm weeks before the one in which presence falls. */
const calm = 5;

/** Measures the businesses week by week in a database of its own, and writes what the product tells their people. */
export async function tellAll(businesses: readonly Business[], { say, write }: Told): Promise<void> {
  const database = await benchDatabase();
  let week = 0;
  const stack = await startStack({
    databaseUrl: database.url,
    write: businessWriter(businesses, () => week === calm),
    credits: 1_000_000,
    settings: { SVC_MAILBOX: '1' },
  });
  const sql = postgres(database.url, { max: 1, onnotice: () => {} });
  let fault: unknown;
  const log = { info: () => {}, warn: () => {}, error: (fields: object) => (fault = fields) };
  const { names } = testEnvironment(stack.database);
  const environment = { ...stack.environment, fetch: businessSite(businesses), names, log };
  const { app, close } = createApp({
    environment,
    operations,
    docs: { publicUrl: 'http://127.0.0.1:8787' },
    validateResponses: true,
    ready: () => true,
  });
  try {
    const request = requester(app, () => JSON.stringify(fault));
    const caller = await openCaller({ context: stack.context, twin: stack.context, environment }, request);
    const download = async (url: string) => {
      const { pathname, search } = new URL(url, 'http://127.0.0.1:8787');
      return new Uint8Array(await (await app.request(pathname + search)).arrayBuffer());
    };
    let running = await stack.startWorker({ environment });
    const projects = new Map<Business, string>();
    for (const business of businesses) projects.set(business, await begin(caller, business));
    for (const [{ id }, projectId] of projects)
      for (const language of ['en', 'de'] as const) await subscribe(caller, sql, { id, projectId, language });
    for (; week <= calm; week += 1) {
      if (week > 0) {
        await running.stop();
        await later(sql, 7);
        running = await stack.startWorker({ environment });
      }
      for (const [business, projectId] of projects) {
        const url = Object.keys(business.pages).filter((page) =>
          business.project.brand.domains.some((domain) => page.includes(domain)),
        )[week];
        const { id } = await caller.use('start_scan', { body: { projectId, ...(url && { url }) } });
        await ended(stack, id);
      }
      await quiet(sql);
      say(`week ${week + 1} of ${calm + 1}`);
    }
    for (const [business, projectId] of projects)
      await tell(caller, business, projectId, { write, download });
    await quiet(sql);
    await mails(sql, businesses, write);
    await running.stop();
    if (fault) throw new Error(`a fault of ours: ${JSON.stringify(fault)}`);
  } finally {
    await close();
    await sql.end({ timeout: 5 });
    await stack.close();
    await database.stop();
  }
}

async function begin({ use }: Caller, { project, facts, topics }: Business): Promise<string> {
  const { id: projectId } = await use('create_project', {
    body: { ...project, engines, samplesK: 4 },
  });
  const params = { projectId };
  const set = await use('create_prompt_set', { params, body: { name: 'Buyers' } });
  await use('add_prompts_bulk', {
    params: { projectId, setId: set.id },
    body: {
      prompts: topics.flatMap(({ name, questions }) =>
        questions.map(([intent, text]) => ({ text, intent, topic: name })),
      ),
    },
  });
  await use('activate_prompt_set', { params: { projectId, setId: set.id } });
  if (facts.length > 0) await use('set_fact_sheet', { params, body: { facts } });
  await use('create_alert', {
    params,
    body: { name: 'Presence falls', kind: 'change', minimumPrompts: 5, minimumEffect: 0.05 },
  });
  return projectId;
}

/** A reader of the alerts, who has given the code of the first mail. */
async function subscribe(
  { use }: Caller,
  sql: postgres.Sql,
  { id, projectId, language }: { id: string; projectId: string; language: 'en' | 'de' },
): Promise<void> {
  const address = `${language}@${id}.example`;
  const channel = await use('create_notification_channel', {
    params: { projectId },
    body: { name: `Marketing lead (${language})`, kind: 'email', address, language },
  });
  const [mail] = await sql<{ content: { text: string } }[]>`
    select content from mail where recipient = ${address}`;
  const code = /\b\d{6}\b/.exec(mail?.content.text ?? '')?.[0];
  if (code === undefined) throw new Error('no code was mailed');
  await use('update_notification_channel', { params: { projectId, channelId: channel.id }, body: { code } });
}

async function tell(
  caller: Caller,
  business: Business,
  projectId: string,
  { write, download }: Pick<Told, 'write'> & { download: (url: string) => Promise<Uint8Array> },
): Promise<void> {
  const { use } = caller;
  const params = { projectId };
  await use('generate_recommendations', { params, body: {} });
  await write(`${business.id}-cases.md`, await casesOf(caller, projectId));
  await use('set_provider_key', { params: { engineId: 'openai' }, body: { secret: 'sk-of-the-lead' } });
  const { written } = await use('generate_recommendations', {
    params,
    body: { engine: 'openai', maxCostUsd: 5 },
  });
  await write(
    `${business.id}-written.md`,
    `Worded by ${written?.engine}: ${written?.cases} cases, ${written?.refused} sentences refused.\n\n${await casesOf(caller, projectId)}`,
  );
  const { items: alerts } = await use('list_alerts', { params });
  await write(`${business.id}-alerts.json`, JSON.stringify(alerts, null, 1));
  const { items: scans } = await use('list_scans', { params, query: { limit: '1' } });
  const advise = operations.find(({ id }) => id === 'get_scan_advice');
  if (!advise) throw new Error('there is no advice of a scan');
  for (const language of ['en', 'de']) {
    const example = { params: { ...params, scanId: scans[0].id } };
    const { body } = await caller.call(advise, example, { headers: { 'accept-language': language } });
    const told = body.items.map(
      ({ message, action }: { message: string; action: string }) => `- ${message}\n  → ${action}\n`,
    );
    await write(`${business.id}-advice-${language}.md`, told.join(''));
  }
  for (const language of ['en', 'de']) {
    const { id: reportId } = await use('create_report', {
      params,
      body: { template: 'executive', language, days: 45 },
    });
    const report = await built(caller, projectId, reportId);
    for (const format of ['pdf', 'md']) {
      const { url } = report.downloads.find((one: { format: string }) => one.format === format);
      await write(`${business.id}-report-${language}.${format}`, await download(url));
    }
  }
}

async function built({ use }: Caller, projectId: string, reportId: string) {
  for (let tries = 0; tries < 600; tries += 1) {
    const report = await use('get_report', { params: { projectId, reportId } });
    if (report.status === 'completed') return report;
    if (report.status === 'failed') throw new Error(JSON.stringify(report.error));
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('a report was not built in two minutes');
}

async function casesOf({ use }: Caller, projectId: string): Promise<string> {
  const { items } = await use('list_recommendations', { params: { projectId }, query: { limit: '50' } });
  const told: string[] = [];
  for (const { id, move } of items.slice(0, 8)) {
    const { case: one } = await use('get_recommendation', { params: { projectId, recId: id } });
    for (const language of ['en', 'de']) {
      const { title, sentences } = one.text[language];
      told.push(`## ${title} (${move}, ${language})\n\n`);
      told.push(
        sentences.map(({ part, text }: { part: string; text: string }) => `- ${part}: ${text}\n`).join(''),
      );
      told.push('\n');
    }
  }
  return told.join('');
}

async function mails(
  sql: postgres.Sql,
  businesses: readonly Business[],
  write: Told['write'],
): Promise<void> {
  const sent = await sql<{ subject: string; content: { text: string; html: string } }[]>`
    select subject, content from mail order by created_at`;
  for (const { id, project } of businesses) {
    const own = sent.filter(({ subject }) => subject.includes(project.name));
    const text = own.map(({ subject, content }) => `# ${subject}\n\n${content.text}\n`).join('\n---\n\n');
    await write(`${id}-mail.txt`, text);
    if (own[0]) await write(`${id}-mail.html`, own[0].content.html);
  }
}
