import { type components, unwrap } from '@svc/client';
import { percent } from '@svc/figures';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { client } from '../api.ts';
import { useWording } from '../text/index.ts';
import { type Estimate, estimateText, useFormat } from './format.ts';
import { Load } from './load.tsx';

interface Props {
  figure: Estimate;
  projectId: string;
  scanId: string | null;
  engines: readonly string[];
}

/** Opens what a number rests on: counts, method, what is missing, and what would narrow it. */
export function Why(props: Props) {
  const { text } = useWording();
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="quiet"
        onClick={() => {
          setOpen(true);
          dialog.current?.showModal();
        }}
      >
        {text.why.open}
      </button>
      <dialog ref={dialog} aria-label={text.why.title} onClose={() => setOpen(false)}>
        {open && <Reasons {...props} />}
        <form method="dialog">
          <button type="submit">{text.why.close}</button>
        </form>
      </dialog>
    </>
  );
}

function Reasons({ figure, projectId, scanId, engines }: Props) {
  const { text, language } = useWording();
  const { why } = text;
  const format = useFormat();
  const { n, k, successes, trials, effectiveN, market } = figure;
  return (
    <>
      <h2>{why.title}</h2>
      <p className="estimate">{estimateText(figure, language) ?? text.status[figure.status]}</p>
      <p>{why.counted(format.count(successes), format.count(trials))}</p>
      <p>
        {why.asked(n, k)} {why.effective(format.count(Math.round(effectiveN)))}
      </p>
      {market && <p>{text.presence.market(percent(market.value, market.ci, language))}</p>}
      <dl>
        <dt>{why.engines}</dt>
        <dd>{engines.join(', ')}</dd>
        <dt>{why.quality}</dt>
        <dd>
          {text.label[figure.label]}
          {market && market.label !== figure.label ? `; ${text.label[market.label]}` : ''}
        </dd>
        <dt>{why.method}</dt>
        <dd>
          {figure.ci?.method ?? '–'}
          {market ? `, ${market.ci.method}` : ''} ({figure.methodVersion})
        </dd>
        <dt>{why.asOf}</dt>
        <dd>{format.when(figure.asOf)}</dd>
      </dl>
      {scanId !== null && <Missing scanId={scanId} />}
      {scanId !== null && (
        <p>
          <Link to="/projects/$projectId/answers" params={{ projectId }} search={{ scanId }}>
            {why.answers}
          </Link>
        </p>
      )}
      <Narrower projectId={projectId} />
    </>
  );
}

function Missing({ scanId }: { scanId: string }) {
  const { text } = useWording();
  const { why } = text;
  const format = useFormat();
  const quality = useQuery({
    queryKey: ['scan', scanId, 'quality'],
    queryFn: () => unwrap(client.GET('/v1/scans/{scanId}/quality', { params: { path: { scanId } } })),
  });
  return (
    <>
      <h3>{why.missing}</h3>
      <Load query={quality} lines={2}>
        {({ engines }) => {
          const lines = engines.flatMap(({ engine, failures }) =>
            Object.entries(failures).map(([reason, count]) => ({ engine, reason, count })),
          );
          if (lines.length === 0) return <p>{why.noneMissing}</p>;
          return (
            <ul>
              {lines.map(({ engine, reason, count }) => (
                <li key={`${engine} ${reason}`}>
                  {engine}: {why.missingOf(format.count(Number(count)), why.reasons[reason] ?? reason)}
                </li>
              ))}
            </ul>
          );
        }}
      </Load>
    </>
  );
}

function Narrower({ projectId }: { projectId: string }) {
  const { text } = useWording();
  const { why } = text;
  const advice = useQuery({
    queryKey: ['project', projectId, 'advice'],
    queryFn: () =>
      unwrap(client.GET('/v1/projects/{projectId}/scans/advice', { params: { path: { projectId } } })),
  });
  return (
    <>
      <h3>{why.narrow}</h3>
      <Load query={advice} lines={3}>
        {(found) => <Plans {...found} />}
      </Load>
    </>
  );
}

function Plans({ current, sameCredits, items }: components['schemas']['ScanAdvice']) {
  const { text } = useWording();
  const { why } = text;
  const format = useFormat();
  const width = (plan: { marketHalfWidth: number }) => format.points(plan.marketHalfWidth);
  const better = current ? sameCredits.filter((plan) => plan.marketHalfWidth < current.marketHalfWidth) : [];
  return (
    <>
      {current && <p>{why.narrowNow(current.prompts, current.samplesK, width(current))}</p>}
      <ul>
        {better.map((plan) => (
          <li key={`${plan.prompts} ${plan.samplesK}`}>
            {why.narrowTo(plan.prompts, plan.samplesK, width(plan), format.count(plan.credits))}
          </li>
        ))}
        {items.map(({ code, message }) => (
          <li key={code}>{message}</li>
        ))}
      </ul>
    </>
  );
}
