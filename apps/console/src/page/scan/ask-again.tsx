import type { components } from '@svc/client';
import { useState } from 'react';
import { getCreditBalance, retryFailedRuns } from '../../data/operations.gen.ts';
import { useAct, useRead } from '../../data/use-read.ts';
import { SpendDialog } from '../../kit/confirm.tsx';
import { useFormat } from '../../part/format.ts';
import { useAreaText } from '../../text/area.ts';
import { scanWords } from './words.ts';

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

/** What failed is asked again at a price that was confirmed. */
export function AskAgain({ scan }: { scan: Scan }) {
  const scans = useAreaText(scanWords);
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const credits = useRead(getCreditBalance, open ? {} : null, { keep: false });
  const retry = useAct(retryFailedRuns, {
    from: (maxCredits: number) => ({ scanId: scan.id, maxCredits }),
    done: () => setOpen(false),
  });
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {scans.retry}
      </button>
      {open && (
        <SpendDialog
          title={scans.retry}
          credits={priceOf(scan)}
          balance={credits.data?.available ?? null}
          busy={retry.isPending}
          error={retry.error ?? credits.error}
          act={(maxCredits) => retry.mutate(maxCredits)}
          close={() => setOpen(false)}
        >
          <p>{scans.retrySays(format.count(scan.progress.failed))}</p>
        </SpendDialog>
      )}
    </>
  );
}
