import type { ProjectOverview } from '@svc/contract/read/project-overview';
import { scopeOf } from '@svc/db';
import { type Environment, openWorkspace, type RunContext } from '../../../environment/index.ts';
import { enqueue, instant, newId } from '../../../kernel/index.ts';
import { isProject, listProjects } from '../../account/project/index.ts';
import { getProjectOverview } from '../../read/project-overview/index.ts';
import { nextDigest } from './digest.ts';
import { digestMessage, mostLines } from './digest-message.ts';
import { sendDigestJob } from './jobs.ts';
import { messageOf } from './message.ts';
import {
  changeChannel,
  type DigestChannel,
  findDigest,
  memberAddress,
  noteArrival,
  readDueDigests,
  readEvents,
  readWaiting,
  settleWaiting,
} from './queries.ts';
import { tellTarget } from './tell-target.ts';

/** A digest that did not arrive is tried again so much later. */
const retryMs = 30 * 60_000;
const mostProjects = 20;

/** Asks for each digest that is due; one of a channel at a time. */
export async function askForDigests({ database, now }: Environment): Promise<{ digests: number }> {
  const due = await readDueDigests(database.system, instant(now()));
  for (const key of due)
    await database
      .forWorkspace(key.workspaceId)
      .transaction()
      .execute((db) => enqueue({ db }, sendDigestJob, key));
  return { digests: due.length };
}

/** Sends what waits for a channel as one message, and sets when the next is due. */
export async function sendDigest(
  environment: Environment,
  { workspaceId, channelId }: { workspaceId: string; channelId: string },
  summaryOf: (type: string) => string,
): Promise<{ digest: 'sent' | 'failed' | 'nothing' }> {
  const context = await openWorkspace(environment, workspaceId);
  const { db } = context;
  const now = environment.now();
  const channel = await findDigest(context, channelId);
  if (!channel || Date.parse(channel.dueAt) > now.getTime()) return { digest: 'nothing' };
  if (channel.state !== 'active' && channel.state !== 'failing') return { digest: 'nothing' };
  // Deleted since the job was asked for: the digest rests with it.
  if (channel.projectId !== null && !(await isProject(context, channel.projectId)))
    return { digest: 'nothing' };
  const { language } = channel;
  const waiting = await readWaiting(context, channelId);
  const first = await readEvents(
    context,
    waiting.slice(0, mostLines).map(({ id }) => id),
  );
  const { publicUrl } = environment;
  // Of a channel of one project, the digest's title names the project.
  const titles = first.map(
    (event) =>
      messageOf(
        {
          ...event,
          summary: summaryOf(event.type),
          ...(channel.projectId !== null && { projectName: null }),
        },
        { publicUrl, language },
      ).title,
  );
  const events = { count: waiting.length, titles };
  const overviews = await overviewsOf(context, channel);
  const message = digestMessage({ ...channel.digest, language }, overviews, events, {
    since: sinceOf(channel),
    mode: context.workspace.mode,
    publicUrl,
  });
  const id = newId('event');
  const told =
    message &&
    (await tellTarget(environment, workspaceId, channel, {
      message,
      id,
      requestId: null,
      envelope: {
        id,
        type: 'digest',
        timestamp: instant(now),
        mode: context.workspace.mode,
        workspaceId,
        projectId: channel.projectId,
        data: { title: message.title, projects: overviews, events: waiting.map((event) => event.id) },
      },
    }));
  const arrived = told === null || told.delivered;
  await db.transaction().execute(async (db) => {
    const scope = scopeOf(db, workspaceId);
    await changeChannel(scope, channelId, {
      digestDueAt: instant(arrived ? nextDigest(channel.digest, now) : new Date(now.getTime() + retryMs)),
    });
    if (told && (!told.delivered || channel.kind !== 'email'))
      await noteArrival(scope, channelId, told.delivered ? null : told.detail);
    if (arrived) await settleWaiting(scope, waiting);
  });
  return { digest: told === null ? 'nothing' : told.delivered ? 'sent' : 'failed' };
}

/** Figures older than the last digest are no news. */
const sinceOf = ({ digest, dueAt }: DigestChannel): string =>
  instant(new Date(Date.parse(dueAt) - (digest.cadence === 'weekly' ? 7 : 1) * 86_400_000));

async function overviewsOf(context: RunContext, channel: DigestChannel): Promise<ProjectOverview[]> {
  const { holder, projectId } = channel;
  if (projectId !== null) return [await getProjectOverview(context, { projectId })];
  const member = holder === null ? null : await memberAddress(context, holder);
  if (!member) return [];
  const theirs = { ...context, actor: { ...context.actor, projectIds: member.projectIds } };
  const { items } = await listProjects(theirs, {
    limit: mostProjects,
    offset: 0,
    state: 'active',
    sort: 'name',
  });
  return Promise.all(items.map(({ id }) => getProjectOverview(theirs, { projectId: id })));
}
