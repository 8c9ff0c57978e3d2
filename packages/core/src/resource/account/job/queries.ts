import type { Job, ListJobs } from '@svc/contract/account/job';
import { type Kept, recall } from '../../../i18n/index.ts';
import { type Context, isShown, type List, listRows, newestFirst, seenBy } from '../../../kernel/index.ts';

declare module '@svc/db' {
  interface JsonColumns {
    'job_listing.failure': NonNullable<Job['error']>;
    'job_listing.messages': Kept;
  }
}

const columns = [
  'id',
  'type',
  'status',
  'projectId',
  'planned',
  'done',
  'failure',
  'messages',
  'createdAt',
  'startedAt',
  'finishedAt',
] as const;

interface JobRow {
  id: string | null;
  type: string | null;
  status: string | null;
  projectId: string | null;
  planned: number | null;
  done: number | null;
  failure: Job['error'];
  messages: Kept | null;
  createdAt: string | null;
  startedAt: string | null;
  finishedAt: string | null;
}

/** The database cannot tell that columns of a view are never null. */
function toJob(row: JobRow): Job {
  const { id, planned, done, failure, createdAt, startedAt, finishedAt, projectId } = row;
  recall(row.messages);
  const scanId = id ?? '';
  const total = planned ?? 0;
  const status = statusOf(row.status);
  const ended = status !== 'queued' && status !== 'running';
  const type = types.find((one) => one === row.type) ?? 'scan';
  const { result, cancel } = links[type](scanId, projectId ?? '');
  return {
    id: scanId,
    type,
    status,
    projectId,
    progress: {
      done: done ?? 0,
      total,
      percent: total === 0 ? 0 : Math.round(((done ?? 0) / total) * 100),
    },
    result: ended ? result : null,
    cancel: ended ? null : cancel,
    error: failure,
    createdAt: createdAt ?? '',
    startedAt,
    finishedAt,
  };
}

const types = ['scan', 'export', 'report'] as const;
const links: Record<Job['type'], (id: string, projectId: string) => Pick<Job, 'result' | 'cancel'>> = {
  scan: (id) => ({
    result: { operation: 'get_scan', method: 'GET', path: `/v1/scans/${id}` },
    cancel: { operation: 'cancel_scan', method: 'POST', path: `/v1/scans/${id}/cancel` },
  }),
  export: (id, projectId) => ({
    result: { operation: 'get_export', method: 'GET', path: `/v1/projects/${projectId}/exports/${id}` },
    cancel: null,
  }),
  report: (id, projectId) => ({
    result: { operation: 'get_report', method: 'GET', path: `/v1/projects/${projectId}/reports/${id}` },
    cancel: null,
  }),
};

const statuses = ['queued', 'running', 'completed', 'failed', 'cancelled'] as const;
const statusOf = (text: string | null): Job['status'] => statuses.find((one) => one === text) ?? 'queued';

const visible = (context: Context) =>
  context.db
    .selectFrom('job_listing')
    .where('workspaceId', '=', context.workspace.id)
    .where(seenBy(context.actor))
    .where(isShown(context));

export async function findJob(context: Context, id: string): Promise<Job | null> {
  const row = await visible(context).select(columns).where('id', '=', id).executeTakeFirst();
  return row ? toJob(row) : null;
}

export const listJobRows = (context: Context, query: ListJobs): Promise<List<Job>> =>
  listRows(visible(context), {
    columns,
    filters: { status: query.status, type: query.type, projectId: query.projectId },
    order: newestFirst,
    toItem: toJob,
    page: query,
  });
