import { AsyncLocalStorage } from 'node:async_hooks';
import type { Actor, Context, Workspace } from './context.ts';

/** The request that work goes back to, through all jobs that asked for further jobs. Ids, never secrets. */
export interface Origin {
  requestId?: string;
  workspaceId?: string;
  actorId?: string;
  /** The trace that the job belongs to (W3C). */
  traceparent?: string;
}

const origins = new AsyncLocalStorage<Origin>();

export const withOrigin = <T>(origin: Origin, run: () => T): T => origins.run(origin, run);

export const currentOrigin = (): Origin | undefined => origins.getStore();

type Caller = Pick<Context, 'db'> & {
  requestId?: string;
  workspace?: Pick<Workspace, 'id'>;
  actor?: Pick<Actor, 'id'>;
};

/** Noted on a job: the request that caused it, directly or through other jobs. */
export const originOfJob = ({ requestId, workspace, actor }: Caller): Origin => ({
  ...(requestId !== undefined && { requestId }),
  ...(workspace && { workspaceId: workspace.id }),
  ...(actor && { actorId: actor.id }),
  ...currentOrigin(),
});

/** Takes the note off again. A job by the clock has none. */
export function splitOrigin(noted: unknown): { origin: Origin; payload: unknown } {
  if (typeof noted !== 'object' || noted === null || !('origin' in noted))
    return { origin: {}, payload: noted };
  const { origin, ...payload } = noted;
  return { origin: typeof origin === 'object' && origin !== null ? { ...origin } : {}, payload };
}
