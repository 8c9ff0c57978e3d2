import type { components } from '@svc/client';
import { useState } from 'react';
import { getCreditBalance, retryFailedRuns } from '../../data/operations.gen.ts';
import { useAct, useRead } from '../../data/use-read.ts';
import { SpendDialog } from '../../kit/confirm.tsx';
import { useFormat } from '../../part/format.ts';
import { useAreaText } from '../../text/area.ts';
import { priceOf } from './failed.ts';
import { scanWords } from './words.ts';

type Scan = components['schemas']['Scan'];

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
