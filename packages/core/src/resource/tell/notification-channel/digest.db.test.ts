import { CreateProject } from '@svc/contract/account/project';
import { eventTypes } from '@svc/contract/events';
import { scheduleSkipped } from '@svc/contract/measure/schedule';
import { CreateAlert } from '@svc/contract/read/alert';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { actingWith, perform } from '../../../environment/testing.ts';
import { emit, newId, transaction } from '../../../kernel/index.ts';
import { readMailbox, sendMail } from '../../../mail/index.ts';
import { createProject, deleteProject } from '../../account/project/index.ts';
import { insertScan } from '../../measure/scan/factory.ts';
import { createAlert, watchProject } from '../../read/alert/index.ts';
import { getProjectOverview } from '../../read/project-overview/index.ts';
import { nextDigest } from './digest.ts';
import { digestMessage } from './digest-message.ts';
import { unsubscribe } from './queries.ts';
import { sendNotification } from './send.ts';
import { askForDigests, sendDigest } from './send-digest.ts';
import { notificationChannelVerbs } from './verbs.ts';

const { context, environment, owner, database } = await testWorkspace();
const workspaceId = context.workspace.id;
const operations = notificationChannelVerbs;
// biome-ignore lint/suspicious/noExplicitAny: each operation has its own answer
const use = (id: string, input: Record<string, unknown>, caller = context): Promise<any> =>
  perform(
    operations.find((one) => one.id === id),
    caller,
    input,
  );
const summary = (type: string) => `It was ${type}.`;
const mails = async () => {
  const rows = await owner<{ id: string }[]>`select id from mail where state = 'waiting' order by created_at`;
  for (const { id } of rows) await sendMail(environment, { workspaceId, mailId: id });
  return (await readMailbox(database)).toReversed();
};
/** Hands on what happened, and runs the jobs of notifications. */
async function handOn(): Promise<string[]> {
  await sql`select dispatch_events(1000)`.execute(database.system);
  const { rows } = await sql<{
    id: string;
  }>`select id from notification where state = 'waiting' order by created_at`.execute(context.db);
  const outcomes: string[] = [];
  for (const { id } of rows)
    outcomes.push(
      (await sendNotification(environment, { workspaceId, notificationId: id }, summary)).notification,
    );
  return outcomes;
}
const digestAt = (now: Date, channelId: string) =>
  sendDigest({ ...environment, now: () => now }, { workspaceId, channelId }, summary);
async function verified(projectId: string, input: object): Promise<string> {
  const { id } = await use('create_notification_channel', {
    projectId,
    kind: 'email',
    address: 'team@example.com',
    name: 'Team',
    events: ['*'],
    minimumSeverity: 'info',
    quietHours: null,
    digest: null,
    language: 'en',
    ...input,
  });
  await owner`update notification_channel set state = 'active' where id = ${id}`;
  return id;
}
const fire = async (projectId: string, severity: string, channelIds: string[] | null = null) => {
  const rule = CreateAlert.parse({
    name: severity,
    kind: 'credits_low',
    threshold: 1e9,
    severity,
    channelIds,
  });
  await createAlert(context, { projectId, ...rule });
  await watchProject(context, projectId);
};

test('a digest waits for its hour, and says how things stand, what is open and what happened', async () => {
  const project = await createProject(
    context,
    CreateProject.parse({ name: 'Acme', brand: { name: 'Acme' } }),
  );
  const prompts = Array.from({ length: 20 }, (_, index) => ({ text: `Question ${index}?` }));
  const digest = { cadence: 'weekly', at: '08:00', timeZone: 'Europe/Berlin' };
  const channelId = await verified(project.id, { digest });
  await insertScan(context, {
    project,
    engines: ['openai'],
    prompts,
    samplesK: 3,
    present: (prompt) => prompt < 8,
  });
  await fire(project.id, 'warning');
  expect(await handOn()).toEqual(['waiting']);
  expect(await askForDigests(environment)).toEqual({ digests: 0 });
  expect(await digestAt(new Date(), channelId)).toEqual({ digest: 'nothing' });
  const monday = nextDigest({ cadence: 'weekly', at: '08:00', timeZone: 'Europe/Berlin' }, new Date());
  expect(await askForDigests({ ...environment, now: () => monday })).toEqual({ digests: 1 });
  expect(await digestAt(monday, channelId)).toEqual({ digest: 'sent' });
  expect(await digestAt(monday, channelId)).toEqual({ digest: 'nothing' });
  const mail = (await mails()).at(-1);
  expect(mail?.subject).toMatch(/^Acme: presence 4\d% \(95%: \d+% to \d+%\) \(weekly digest\)$/);
  // A list, without the name that the title has said.
  expect(mail?.content.text).toContain('Open alerts:\n\n- Credits are low');
  expect(mail?.content.text).toMatch(/Open the overview: \S+\/app\/projects\/prj_\w+\n/);
  expect(mail?.content.html).toContain('<li>Credits are low');
  // The interval is drawn by cells of a table.
  expect(mail?.content.html).toMatch(/<td style="width:\d+%;height:10px/);
  expect(mail?.content.unsubscribe).toContain('/unsubscribe/');
  expect(await handOn()).toEqual([]);
  await owner`update notification_channel set state = 'paused' where id = ${channelId}`;
});

test('a digest tells each surface, what its change compares, and that test data are invented', async () => {
  const project = await createProject(
    context,
    CreateProject.parse({ name: 'Both', brand: { name: 'Acme' } }),
  );
  for (const [at, from] of [
    ['2026-10-01T08:00:00Z', 5],
    ['2026-11-01T08:00:00Z', 25],
  ] as const)
    await insertScan(context, {
      project,
      engines: ['openai', 'google-ai-overview'],
      surface: (engine) => (engine === 'openai' ? 'api+search' : 'serp'),
      prompts: Array.from({ length: 30 }, (_, index) => ({ text: `Question ${index}?` })),
      samplesK: 3,
      present: (prompt, engine) => prompt < (engine === 'openai' ? from : 15),
      at: new Date(at),
    });
  const overview = await getProjectOverview(context, { projectId: project.id });
  const message = digestMessage(
    { cadence: 'daily', at: '08:00', timeZone: 'UTC', language: 'de' },
    [overview],
    { count: 0, titles: [] },
    { since: null, mode: 'test', publicUrl: 'https://svc.example' },
  );
  expect(message?.intervals?.map(({ label }) => label)).toEqual([
    'Both: Präsenz, KI-Antworten von Google',
    'Both: Präsenz, Assistenten mit Websuche',
  ]);
  expect(message?.text.split('\n')).toEqual([
    expect.stringMatching(/^Testmodus: .*erfundenen Antworten/),
    'Der neueste Scan im Vergleich mit dem davor:',
    expect.stringMatching(/^• KI-Antworten von Google: Keine Änderung gezeigt bei Fragen wie diesen/),
    expect.stringMatching(/^• Assistenten mit Websuche: .*ist die Präsenz um .* gestiegen/),
    'Kein Alarm ist offen.',
  ]);
  const url = `https://svc.example/app/projects/${project.id}`;
  expect(message?.links).toEqual([
    { label: 'Überblick öffnen', url },
    { label: 'Neuester Scan', url: `${url}/scans/${overview.latest?.scanId}` },
  ]);
});

test('a digest tells and settles all that waits, however much; what waits when it is turned off goes out by itself', async () => {
  const project = await createProject(
    context,
    CreateProject.parse({ name: 'Busy', brand: { name: 'Acme' } }),
  );
  const digest = { cadence: 'weekly', at: '08:00', timeZone: 'UTC' } as const;
  const channelId = await verified(project.id, { digest });
  const skip = (count: number) =>
    transaction(context, async (context) => {
      const scheduleId = newId('schedule');
      const at = new Date().toISOString();
      const data = {
        scheduleId,
        dueAt: at,
        reason: 'still_running',
        message: 'Later.',
        nextRunAt: at,
      } as const;
      for (let index = 0; index < count; index += 1)
        await emit(context, { type: scheduleSkipped, resource: scheduleId, projectId: project.id, data });
    });
  await skip(230);
  expect(await handOn()).toHaveLength(230);
  expect(await digestAt(nextDigest(digest, new Date()), channelId)).toEqual({ digest: 'sent' });
  expect((await mails()).at(-1)?.content.text).toContain('And 210 more.');
  expect(await handOn()).toEqual([]);

  await skip(2);
  expect(await handOn()).toEqual(['waiting', 'waiting']);
  // The worker has done these jobs.
  await owner`select graphile_worker.remove_job('notify:' || id) from notification`;
  await use('update_notification_channel', { projectId: project.id, channelId, digest: null });
  const jobs = await owner`select key from graphile_worker.jobs where key like 'notify:%'`;
  expect(jobs).toHaveLength(2);
  expect(await handOn()).toEqual(['sent', 'sent']);
  await owner`update notification_channel set state = 'paused' where id = ${channelId}`;
});

test('what is critical does not wait; an alert’s mails are one thread, with its rule’s false alarms', async () => {
  const project = await createProject(
    context,
    CreateProject.parse({ name: 'Urgent', brand: { name: 'Acme' } }),
  );
  const other = await verified(project.id, { address: 'other@example.com' });
  const channelId = await verified(project.id, {
    digest: { cadence: 'daily', at: '08:00', timeZone: 'UTC' },
  });
  await fire(project.id, 'critical', [channelId]);
  expect(await handOn()).toEqual(['sent']);
  const mail = (await mails()).at(-1);
  expect(mail).toMatchObject({
    recipient: 'team@example.com',
    subject: expect.stringMatching(/^Urgent: Credits are low/),
    content: { thread: expect.stringMatching(/^alr_/), text: expect.stringContaining('no false alarms') },
  });
  expect(other).not.toBe(channelId);
  await owner`update notification_channel set state = 'paused' where project_id = ${project.id}`;
});

test('a person is mailed what they chose, of projects they see, until they have enough', async () => {
  const [mine, hidden] = [
    await createProject(context, CreateProject.parse({ name: 'Mine', brand: { name: 'Acme' } })),
    await createProject(context, CreateProject.parse({ name: 'Hidden', brand: { name: 'Acme' } })),
  ];
  const memberId = 'mbr_0199f3c2a1b47c3d8e4f5a6b7c8d9e0f';
  await owner`insert into member (workspace_id, id, email, role, project_ids, status, invited_by)
    values (${workspaceId}, ${memberId}, 'ann@example.com', 'viewer', ${[mine.id]}, 'active', 'key_1')`;
  const ann = actingWith(context, { memberId });
  const set = (events: object, more: object = {}) =>
    use(
      'update_notification_preferences',
      { events, minimumSeverity: 'info', quietHours: null, digestAt: '07:30', timeZone: 'UTC', ...more },
      ann,
    );
  expect(await use('get_notification_preferences', {}, ann)).toMatchObject({
    email: 'ann@example.com',
    events: {},
  });
  await set({ alert: 'immediate', credits: 'daily' });
  expect(await set({ alert: 'immediate', score: 'weekly' })).toMatchObject({
    events: { alert: 'immediate', score: 'weekly' },
    digestAt: '07:30',
  });
  await expect(set({ weather: 'daily' })).rejects.toMatchObject({ code: 'validation_failed' });
  await expect(set({}, { timeZone: 'No/Where' })).rejects.toMatchObject({ code: 'validation_failed' });
  for (const project of [hidden, mine]) await fire(project.id, 'warning');
  expect(await handOn()).toEqual(['sent']);
  const mail = (await mails()).at(-1);
  expect(mail).toMatchObject({ recipient: 'ann@example.com', subject: expect.stringMatching(/^Mine: /) });
  // A project's list shows its own channels alone.
  const { items } = await use('list_notification_channels', { projectId: mine.id, limit: 20, offset: 0 });
  expect(items).toEqual([]);
  await unsubscribe(database, mail?.content.unsubscribe?.split('/').at(-1) ?? '');
  expect(await use('get_notification_preferences', {}, ann)).toMatchObject({ events: { score: 'weekly' } });
  const low = eventTypes.find(({ type }) => type === 'credits.low');
  if (!low) throw new Error('there is no such event');
  await set({ credits: 'immediate' });
  await owner`update member set status = 'removed' where id = ${memberId}`;
  const data = { available: 1, threshold: 2 };
  await transaction(context, (context) =>
    emit(context, { type: low, resource: context.workspace.organisationId, projectId: null, data }),
  );
  expect(await handOn()).toEqual([]);
});

test('channels of a deleted project hear nothing, and their digests rest', async () => {
  const project = await createProject(context, CreateProject.parse({ name: 'Gone' }));
  const digest = { cadence: 'daily', at: '08:00', timeZone: 'UTC' };
  const [daily, at] = [await verified(project.id, { digest }), new Date(Date.now() + 2 * 86_400_000)];
  const direct = await verified(project.id, {});
  const scheduleId = newId('schedule');
  const skip = () =>
    transaction(context, (context) =>
      emit(context, {
        type: scheduleSkipped,
        resource: scheduleId,
        projectId: project.id,
        data: {
          scheduleId,
          dueAt: at.toISOString(),
          reason: 'not_possible',
          message: 'No.',
          nextRunAt: at.toISOString(),
        },
      }),
    );
  await skip();
  await sql`select dispatch_events(1000)`.execute(database.system);
  const told = () => owner<{ id: string; channelId: string; error: string | null }[]>`
    select id, channel_id as "channelId", error from notification where channel_id in (${daily}, ${direct}) order by 2`;
  expect(await told()).toHaveLength(2);
  await deleteProject(context, { projectId: project.id });
  await skip();
  await sql`select dispatch_events(1000)`.execute(database.system);
  const waiting = await told();
  expect(waiting).toHaveLength(2);
  for (const { id } of waiting)
    expect(await sendNotification(environment, { workspaceId, notificationId: id }, summary)).toEqual({
      notification: 'failed',
    });
  expect(await told()).toMatchObject([
    { error: 'The channel is of a deleted project.' },
    { error: 'The channel is of a deleted project.' },
  ]);
  const due = await sql<{
    id: string;
  }>`select channel_id as id from due_digests(${at.toISOString()}::timestamptz, 1000)`.execute(
    database.system,
  );
  expect(due.rows.map(({ id }) => id)).not.toContain(daily);
  // Asked for just before it was deleted.
  expect(await digestAt(at, daily)).toEqual({ digest: 'nothing' });
});
