import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { estimateScanCost, startScan } from '../../data/operations.gen.ts';
import { useAct, useRead } from '../../data/use-read.ts';
import { SpendDialog } from '../../kit/confirm.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useFormat } from '../../part/format.ts';
import { useAreaText } from '../../text/area.ts';
import { promptWords } from './words.ts';

/** A scan of these prompts alone: its price first, then no more than that. */
export function AskNow({ projectId, promptIds }: { projectId: string; promptIds: readonly string[] }) {
  const words = useAreaText(promptWords);
  const format = useFormat();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const config = { promptIds: [...promptIds] };
  const estimate = useRead(estimateScanCost, open ? { projectId, config } : null, { keep: false });
  const start = useAct(startScan, {
    done: ({ id }) =>
      void navigate({ to: '/projects/$projectId/scans/$scanId', params: { projectId, scanId: id } }),
  });
  return (
    <>
      <button type="button" className="small" onClick={() => setOpen(true)}>
        <Icon name="play" /> {words.askNow}
      </button>
      {open && (
        <SpendDialog
          title={words.askNow}
          credits={estimate.data?.credits ?? null}
          balance={estimate.data?.balance ?? null}
          spendable={estimate.data?.spendable}
          busy={start.isPending}
          error={start.error ?? estimate.error}
          act={(maxCredits) => start.mutate({ projectId, config: { ...config, maxCredits } })}
          close={() => setOpen(false)}
        >
          <p>{words.askNowSays(format.count(promptIds.length), format.count(estimate.data?.samples ?? 0))}</p>
        </SpendDialog>
      )}
    </>
  );
}
