import type { components } from '@svc/client';

type Scan = components['schemas']['Scan'];

/** Answers of another day belong to another scan: the API asks again within a day. */
const day = 86_400_000;

export const canAskAgain = ({ status, progress, finishedAt, createdAt }: Scan, now = Date.now()): boolean =>
  (status === 'partial' || status === 'failed') &&
  progress.failed > 0 &&
  now - Date.parse(finishedAt ?? createdAt) < day;

/** An answer costs a credit; the sample engine is free. */
export const priceOf = ({ runs }: Pick<Scan, 'runs'>): number =>
  runs.reduce((sum, { engine, failed }) => sum + (engine === 'sandbox' ? 0 : failed), 0);
