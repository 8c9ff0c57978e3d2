import type { components } from '@svc/client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../api.ts';
import { SpendDialog } from '../../kit/confirm.tsx';
import { useLabels } from '../../label/use-labels.ts';
import { estimateText, useFormat } from '../../part/format.ts';
import { Failed, Skeleton } from '../../part/load.tsx';
import { HeadlineWords } from '../../part/said.tsx';
import { scanQuery, useFollowedScan } from '../../part/use-followed-scan.ts';
import { useAreaText } from '../../text/area.ts';
import { useWording } from '../../text/index.ts';
import { EnginePicker } from '../scan/engine-picker.tsx';
import { scanWords } from '../scan/words.ts';
import { AddressStep, BrandStep, PromptsStep } from './first-run-steps.tsx';
import { begin, type Draft, emptyDraft, fromAnalysis, type Made, type Price, prepare } from './measure.ts';
import { firstRunWords } from './words.ts';

type Analysis = components['schemas']['Analysis'];

/** From an address to a measured brand in five steps. Nothing is stored before the last. */
export function FirstRun() {
  const first = useAreaText(firstRunWords);
  const [step, setStep] = useState(0);
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const [engines, setEngines] = useState<readonly string[]>(['sandbox']);
  const made = useRef<Made>({});
  const labels = useLabels();
  const start = useMutation({ mutationFn: (price: Price) => begin(client, draft, price) });
  const priced = useMutation({
    mutationFn: () => prepare(client, draft, engines, made.current),
    // What costs nothing needs no yes.
    onSuccess: (price) => {
      if (price.credits === 0) start.mutate(price);
    },
  });
  const asks = priced.data !== undefined && priced.data.credits > 0 && start.isIdle;
  const go = (changes: Partial<Draft>) => {
    setDraft({ ...draft, ...changes });
    setStep(step + 1);
  };
  const back = () => setStep(step - 1);
  // The button that was pressed is gone with its step: a reader by keyboard goes on from the new one’s beginning.
  const main = useRef<HTMLElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) main.current?.focus();
    before.current = step;
  }, [step]);
  const read = (analysis: Analysis | null) => go(analysis ? fromAnalysis(analysis) : {});
  return (
    <main ref={main} id="content" tabIndex={-1} className="steps">
      <h1>{first.title}</h1>
      <ol className="stepper">
        {first.steps.map((name, index) => (
          <li key={name} aria-current={index === step ? 'step' : undefined}>
            {name}
          </li>
        ))}
      </ol>
      {step === 0 && <AddressStep done={read} />}
      {step === 1 && <BrandStep draft={draft} next={go} back={back} />}
      {step === 2 && <PromptsStep draft={draft} next={go} back={back} />}
      {step === 3 && (
        <section className="card">
          <p>{first.enginesSays}</p>
          <EnginePicker chosen={engines} choose={setEngines} />
          <p className="actions">
            <button type="button" onClick={back}>
              {first.back}
            </button>
            <button
              type="button"
              className="main"
              disabled={engines.length === 0}
              onClick={() => {
                setStep(4);
                priced.mutate();
              }}
            >
              {first.go}
            </button>
          </p>
        </section>
      )}
      {step === 4 && (
        <section className="card">
          {start.data ? (
            <Measuring {...start.data} />
          ) : (start.error ?? priced.error) ? (
            <>
              <Failed
                error={start.error ?? priced.error}
                retry={() => (priced.data ? start.mutate(priced.data) : priced.mutate())}
              />
              <p className="actions">
                <button type="button" onClick={() => setStep(1)}>
                  {first.change}
                </button>
              </p>
            </>
          ) : (
            <Skeleton lines={4} />
          )}
        </section>
      )}
      {asks && (
        <SpendDialog
          title={first.price}
          credits={priced.data.credits}
          balance={priced.data.balance}
          busy={start.isPending}
          error={null}
          act={() => start.mutate(priced.data)}
          close={() => {
            priced.reset();
            setStep(3);
          }}
        >
          <p>{first.priceSays(engines.map(labels.engine).join(', '))}</p>
        </SpendDialog>
      )}
    </main>
  );
}

/** A prediction wider than 40 points is no first number. */
const isTooWide = ({ provenance, ci }: components['schemas']['Estimate']): boolean =>
  provenance === 'predicted' && ci !== null && ci.high - ci.low > 0.4;

function Measuring({ projectId, scanId }: { projectId: string; scanId: string }) {
  const { language } = useWording();
  const first = useAreaText(firstRunWords);
  const scans = useAreaText(scanWords);
  const format = useFormat();
  const labels = useLabels();
  const scan = useQuery(scanQuery(scanId));
  useFollowedScan(scan.data);
  if (scan.error) return <Failed error={scan.error} retry={() => void scan.refetch()} />;
  if (!scan.data) return <Skeleton lines={4} />;
  const { status, progress, result, failure } = scan.data;
  return (
    <div aria-live="polite">
      <p>{result ? first.done : failure ? failure.message : first.measuring}</p>
      <progress max={100} value={progress.percent} aria-label={scans.status[status]} />
      <p>{scans.recorded(format.count(progress.recorded), format.count(progress.planned))}</p>
      {result?.headline && (
        <>
          {!isTooWide(result.headline.presence) && (
            <p className="estimate large">{estimateText(result.headline.presence, language)}</p>
          )}
          <p>
            <HeadlineWords headline={result.headline} />
          </p>
        </>
      )}
      {!result?.headline &&
        result?.surfaces.map(({ surface, engines, presence }) => (
          <p key={surface}>
            <strong>{labels.surface(surface, engines)}</strong>:{' '}
            {estimateText(presence, language) ?? labels.status(presence.status)}
          </p>
        ))}
      <Link className={result ? 'button main' : 'button'} to="/projects/$projectId" params={{ projectId }}>
        {first.see}
      </Link>
    </div>
  );
}
