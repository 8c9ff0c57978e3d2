import type { components } from '@svc/client';
import { differenceSpan, whisker } from '@svc/figures';
import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import {
  estimateVerification,
  getRecommendation,
  listRecommendations,
  verifyRecommendation,
} from '../../data/operations.gen.ts';
import { reading, useAct, useRead } from '../../data/use-read.ts';
import { Card } from '../../kit/card.tsx';
import { SpendDialog } from '../../kit/confirm.tsx';
import { Marks } from '../../kit/marks.tsx';
import { useLabels } from '../../label/use-labels.ts';
import { useFormat } from '../../part/format.ts';
import { Empty, Failed, Skeleton } from '../../part/load.tsx';
import { Said } from '../../part/said.tsx';
import { useAreaText } from '../../text/area.ts';
import { useWording } from '../../text/index.ts';
import { caseWords } from './case-words.ts';

type Recommendation = components['schemas']['Recommendation'];
const width = 280;
const mostShown = 10;

/** Shipped moves: what was predicted beside what was measured. */
export function Worked({ projectId }: { projectId: string }) {
  const { worked: words } = useAreaText(caseWords);
  const format = useFormat();
  const states = ['shipped', 'verified', 'not_confirmed'] as const;
  const lists = states.map((state) =>
    // biome-ignore lint/correctness/useHookAtTopLevel: always the same three
    useRead(listRecommendations, { projectId, state, limit: mostShown }),
  );
  const ids = lists.flatMap(({ data }) => data?.items.map(({ id }) => id) ?? []).slice(0, mostShown);
  const moves = useQueries({
    queries: ids.map((recId) => reading(getRecommendation, { projectId, recId })),
    combine: (found) => found.flatMap(({ data }) => data ?? []),
  });
  const failed = lists.find(({ error }) => error)?.error;
  const span = differenceSpan(
    moves.flatMap(({ measured, prediction }) => [
      measured ? measured.ci : null,
      prediction && { low: prediction.affected.low95, high: prediction.affected.high95 },
    ]),
  );
  return (
    <Card
      title={words.title}
      about={ids.length > 0 ? `${words.about} (±${format.points(span)})` : words.about}
      foot={ids.length > 0 ? words.foot : undefined}
    >
      {failed ? (
        <Failed
          error={failed}
          retry={() => {
            for (const list of lists) void list.refetch();
          }}
        />
      ) : lists.some(({ data }) => !data) ? (
        <Skeleton lines={4} />
      ) : ids.length === 0 ? (
        <Empty>{words.none}</Empty>
      ) : (
        <ul className="lines">
          {moves.map((move) => (
            <Line key={move.id} move={move} span={span} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Line({ move, span }: { move: Recommendation; span: number }) {
  const { worked: words } = useAreaText(caseWords);
  const { language } = useWording();
  const format = useFormat();
  const { id, projectId, title, measured, prediction, shippedAt } = move;
  const affected = prediction?.affected;
  const range = affected && { low: affected.low95, high: affected.high95 };
  const least = measured ? format.points(measured.smallestVisible) : '';
  return (
    <li className="worked-row">
      <div>
        <Link to="/projects/$projectId/improve/$recId" params={{ projectId, recId: id }}>
          <Said>{title}</Said>
        </Link>
        <small>{shippedAt === null ? '' : format.shortDay(shippedAt)}</small>
        <span className={`verdict ${measured?.verdict === 'rise' ? 'rise' : ''}`}>
          <b>
            {measured === null
              ? words.unmeasured
              : measured.verdict === 'rise'
                ? words.verdicts.rise
                : words.verdicts[measured.verdict](least)}
          </b>
        </span>
      </div>
      <div className="pairs">
        {affected && range && (
          <>
            <Marks
              hidden
              figure={whisker({
                value: affected.median,
                range,
                verdict: null,
                span,
                width,
                predicted: true,
                language,
              })}
            />
            <small>
              {words.predicted(format.difference(affected.median, range), format.differenceRange(range))}
            </small>
          </>
        )}
        {measured && (
          <>
            <Marks
              hidden
              figure={whisker({
                value: measured.value,
                range: measured.ci,
                verdict: measured.verdict === 'rise' ? 'rise' : 'no_change_shown',
                span,
                width,
                language,
              })}
            />
            <small>
              {words.measured(
                format.difference(measured.value, measured.ci),
                format.differenceRange(measured.ci),
              )}
            </small>
          </>
        )}
      </div>
      <div>
        <Measure projectId={projectId} recId={id} />
      </div>
    </li>
  );
}

/** Asks the price first; nothing is spent that was not confirmed. */
export function Measure({ projectId, recId }: { projectId: string; recId: string }) {
  const { worked: words } = useAreaText(caseWords);
  const labels = useLabels();
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const price = useRead(estimateVerification, open ? { projectId, recId, prompts: 'needed' } : null);
  const verify = useAct(verifyRecommendation, { done: () => setOpen(false) });
  const { next, credits, balance, spendable, scan, smallestVisible } = price.data ?? {};
  return (
    <>
      <button type="button" className="small" onClick={() => setOpen(true)}>
        {words.measure}
      </button>
      {verify.data && (
        <p role="status">
          <Said>{verify.data.sentence}</Said>
        </p>
      )}
      {open && (
        <SpendDialog
          title={words.dialog}
          credits={credits ?? null}
          balance={balance ?? null}
          spendable={spendable}
          busy={verify.isPending}
          error={verify.error ?? price.error}
          act={(maxCredits) => verify.mutate({ projectId, recId, maxCredits, prompts: 'needed' })}
          close={() => setOpen(false)}
        >
          {next !== undefined && next !== 'scan' && <p>{words[next]}</p>}
          {scan && (
            <p>{words.asks(scan.prompts, scan.touched, scan.engines.map(labels.engine).join(', '))}</p>
          )}
          {smallestVisible != null && (
            <p className="small">{words.visible(format.points(smallestVisible))}</p>
          )}
        </SpendDialog>
      )}
    </>
  );
}
