import { type components, unwrap } from '@svc/client';
import { percent } from '@svc/figures';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { client } from '../api.ts';
import { useText, useWording } from '../text/index.ts';
import { type Estimate, estimateText, useFormat } from './format.ts';
import { Load } from './load.tsx';

export interface About {
  figure: Estimate;
  projectId: string;
  scanId: string | null;
  /** Those whose answers are counted. */
  engines: readonly string[];
  /** Whose figure it is, where the page has several. */
  name?: string;
}

/** A number, or the words for it: opens what it rests on. */
export function Why({ children, ...about }: About & { children?: ReactNode }) {
  const { why } = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={children === undefined ? 'quiet' : 'figure-button'}
        title={children === undefined ? undefined : why.open}
        onClick={() => setOpen(true)}
      >
        {children ?? why.open}
      </button>
      {open && <WhyDialog about={about} close={() => setOpen(false)} />}
    </>
  );
}

/** What a number rests on: counts, method, what is missing, and what would narrow it. */
export function WhyDialog({ about, close }: { about: About; close: () => void }) {
  const { why } = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  // Beside the page, not within the line of the number: that is large, and may be a paragraph.
  return createPortal(
    <dialog ref={dialog} aria-label={why.title} onClose={close}>
      <Reasons {...about} />
      <form method="dialog">
        <button type="submit">{why.close}</button>
      </form>
    </dialog>,
    document.body,
  );
}

function Reasons({ figure, projectId, scanId, engines, name }: About) {
  const { text, language } = useWording();
  const { why } = text;
  const format = useFormat();
  const { n, k, successes, trials, effectiveN, market } = figure;
  return (
    <>
      <h2>{why.title}</h2>
      {name !== undefined && <p>{name}</p>}
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
      {scanId !== null && <Missing scanId={scanId} asked={engines} />}
      {scanId !== null && (
        <p>
          <Link
            to="/projects/$projectId/answers"
            params={{ projectId }}
            search={{ scanId, ...(engines.length === 1 && { engine: engines[0] }) }}
          >
            {why.answers}
          </Link>
        </p>
      )}
      <Narrower projectId={projectId} />
    </>
  );
}

function Missing({ scanId, asked }: { scanId: string; asked: readonly string[] }) {
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
          const lines = engines
            .filter(({ engine }) => asked.includes(engine))
            .flatMap(({ engine, failures }) =>
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
