import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { NewReportShare, ReportParams, ShareParams, ShareReport } from '@svc/contract/tell/report';
import type { PrepareContext, RunContext } from '../../../environment/index.ts';
import {
  audit,
  type Deleted,
  instant,
  newId,
  notFound,
  ServiceError,
  transaction,
} from '../../../kernel/index.ts';
import { revokeShareRow, shareRows } from './queries-share.ts';
import { findOwnReport } from './service.ts';

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(
  scrypt,
);
/** About 60 ms and 32 MB for each try. */
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1_048_576 };

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
const newToken = (): string => randomBytes(24).toString('base64url');

export interface Password {
  salt: Buffer;
  hash: Buffer;
}

export async function hashPassword(password: string): Promise<Password> {
  const salt = randomBytes(16);
  return { salt, hash: await derive(password, salt, 32, cost) };
}

export const isPassword = async (given: string, { salt, hash }: Password): Promise<boolean> =>
  timingSafeEqual(await derive(given, salt, 32, cost), hash);

/** Before the transaction: to hash a password takes its time. */
export const prepareShare = async (
  _: PrepareContext,
  { password }: ShareReport & ReportParams,
): Promise<Password | null> => (password === undefined ? null : hashPassword(password));

export const shareReport = (
  context: RunContext,
  { projectId, reportId, name, expiresInDays, redactAnswers }: ShareReport & ReportParams,
  password: Password | null,
): Promise<NewReportShare> =>
  transaction(context, async (context) => {
    const { actor, now, publicUrl } = context;
    const report = await findOwnReport(context, { projectId, reportId });
    if (report.status === 'failed')
      throw new ServiceError(
        'conflict',
        'This report could not be built. Create another one and share that.',
      );
    const [id, token] = [newId('reportShare'), newToken()];
    await shareRows.insert(context, {
      ...{ id, reportId, name },
      tokenHash: hashToken(token),
      passwordSalt: password?.salt ?? null,
      passwordHash: password?.hash ?? null,
      redacted: redactAnswers,
      expiresAt: instant(new Date(now().getTime() + expiresInDays * 86_400_000)),
      createdBy: actor.id,
    });
    const detail = { reportId, name, expiresInDays, redactAnswers, password: password !== null };
    await audit(context, 'report.shared', id, detail);
    const share = await shareRows.find(context, { id, reportId });
    if (!share) throw new Error(`share ${id} is gone`);
    return { ...share, url: `${publicUrl}/r/${token}` };
  });

/** It takes effect with the next request. */
export const revokeReportShare = (
  context: RunContext,
  { projectId, reportId, shareId }: ShareParams,
): Promise<Deleted> =>
  transaction(context, async (context) => {
    const { now } = context;
    await findOwnReport(context, { projectId, reportId });
    if (!(await shareRows.find(context, { id: shareId, reportId })))
      throw notFound('share', shareId, `GET /v1/projects/${projectId}/reports/${reportId}`);
    await revokeShareRow(context, shareId, instant(now()));
    await audit(context, 'report.share_revoked', shareId, { reportId });
    return { id: shareId, deleted: true };
  });
