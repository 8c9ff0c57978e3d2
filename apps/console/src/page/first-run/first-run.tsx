import { useMutation } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../api.ts';
import { Failed, Skeleton } from '../../part/load.tsx';
import { scope } from '../../scope.ts';
import { useAreaText } from '../../text/area.ts';
import { useText } from '../../text/index.ts';
import { EnginePicker } from '../scan/engine-picker.tsx';
import { Doors } from './doors.tsx';
import { BrandStep, PromptsStep } from './first-run-steps.tsx';
import { beginning, keepGathered, readGathered } from './kept-draft.ts';
import { begin, type Draft, fromAnalysis, fromTyped, prepare } from './measure.ts';
import { Measuring } from './measuring.tsx';
import { PriceStep } from './price-step.tsx';
import { firstRunWords } from './words.ts';

/** A look at the sample, or one's own brand from an address or a name to a measured overview. Nothing is asked before its price was seen. */
export function FirstRun() {
  const first = useAreaText(firstRunWords);
  const { frame } = useText();
  const { draft: begun = false } = useSearch({ from: '/frame/new' });
  const navigate = useNavigate({ from: '/new' });
  const [before] = useState(() => (begun ? readGathered() : beginning));
  const [step, setStep] = useState(before.step);
  const [draft, setDraft] = useState(before.draft);
  const [unread, setUnread] = useState(before.unread);
  const [engines, setEngines] = useState(before.engines);
  const made = useRef({ ...before.made });
  const make = useMutation({
    mutationFn: () => prepare(client, draft, engines, made.current),
    onSettled: () => keepGathered({ step, draft, unread, engines, made: made.current }),
  });
  const start = useMutation({
    mutationFn: (config: { samplesK: number; maxCredits: number }) =>
      begin(client, draft, make.data ?? '', config),
    onSuccess: () => setStep(5),
  });
  // A page that is loaded anew goes on where it stood.
  useEffect(() => {
    if (step === 5) keepGathered(null);
    else if (step > 0 || begun) keepGathered({ step, draft, unread, engines, made: made.current });
    if (step > 0 && !begun)
      void navigate({ search: (search) => ({ ...search, draft: true }), replace: true });
  }, [step, draft, unread, engines, begun, navigate]);
  const keep = (changes: Partial<Draft>) => setDraft({ ...draft, ...changes });
  const go = (changes: Partial<Draft>) => {
    keep(changes);
    setStep(step + 1);
  };
  const back = () => setStep(step - 1);
  // The button that was pressed is gone with its step: a reader by keyboard goes on from the new one’s beginning.
  const main = useRef<HTMLElement>(null);
  const stood = useRef(step);
  useEffect(() => {
    if (stood.current !== step) main.current?.focus();
    stood.current = step;
  }, [step]);
  return (
    <main ref={main} id="content" tabIndex={-1} className="steps">
      <h1 className="display">{first.title}</h1>
      <ol className="stepper">
        {first.steps.map((name, index) => (
          <li key={name} aria-current={index === step ? 'step' : undefined}>
            {name}
          </li>
        ))}
      </ol>
      {step === 0 && (
        <Doors
          done={(start) => {
            setUnread('unread' in start ? start.unread : undefined);
            go('analysis' in start ? fromAnalysis(start.analysis) : fromTyped(start.typed));
          }}
        />
      )}
      {step === 1 && <BrandStep draft={draft} unread={unread} keep={keep} next={go} back={back} />}
      {step === 2 && <PromptsStep draft={draft} keep={keep} next={go} back={back} />}
      {step === 3 && (
        <section className="card">
          <p>{scope.test ? frame.testSays : first.enginesSays}</p>
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
                make.mutate();
              }}
            >
              {first.toPrice}
            </button>
          </p>
        </section>
      )}
      {step === 4 && make.data !== undefined && (
        <PriceStep
          projectId={make.data}
          busy={start.isPending}
          start={(samplesK, maxCredits) => start.mutate({ samplesK, maxCredits })}
          back={back}
        />
      )}
      {step === 4 && make.isPending && (
        <section className="card">
          <p role="status">{first.making}</p>
          <Skeleton lines={4} />
        </section>
      )}
      {step === 4 && make.error && (
        <section className="card">
          <Failed error={make.error} retry={() => make.mutate()} />
          <p className="actions">
            <button type="button" onClick={() => setStep(1)}>
              {first.change}
            </button>
          </p>
        </section>
      )}
      {start.error && <Failed error={start.error} />}
      {step === 5 && start.data && <Measuring {...start.data} />}
    </main>
  );
}
