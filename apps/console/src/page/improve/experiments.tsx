import type { components } from '@svc/client';
import { useState } from 'react';
import {
  estimateScanCost,
  getExperiment,
  getExperimentResults,
  listExperiments,
  startExperiment,
  stopExperiment,
} from '../../data/operations.gen.ts';
import { useAct, useRead, useRows } from '../../data/use-read.ts';
import { Card } from '../../kit/card.tsx';
import { Confirm, SpendDialog } from '../../kit/confirm.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { Badge } from '../../part/badge.tsx';
import { useFormat } from '../../part/format.ts';
import { Listed } from '../../part/list.tsx';
import { Failed, Load } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { NewExperiment } from './new-experiment.tsx';
import { Results } from './results.tsx';
import { trialWords } from './trial-words.ts';
import { improveWords } from './words.ts';

type Summary = components['schemas']['ExperimentSummary'];

const reached: Record<Summary['state'], number> = {
  registered: 1,
  baseline: 2,
  running: 3,
  ended: 4,
  stopped: 4,
};

/** Treated prompts against held-out ones: the only page here that can say why something moved. */
export function Experiments({ projectId }: { projectId: string }) {
  const words = useAreaText(improveWords);
  const { experiment: said } = useAreaText(trialWords);
  const found = useRows(listExperiments, { projectId }, { limit: 25, goesOn: ({ scans }) => scans.open > 0 });
  const running = found.rows.filter(({ state }) => state !== 'ended' && state !== 'stopped').length;
  const make = <NewExperiment projectId={projectId} />;
  return (
    <>
      <PageHead lead={said.lead} action={found.rows.length > 0 ? make : undefined}>
        {said.headline(found.total, running)}
      </PageHead>
      <Listed found={found} empty={words.experimentsEmpty} action={make}>
        {(items) => (
          <div className="grid">
            {items.map((experiment) => (
              <ExperimentCard key={experiment.id} experiment={experiment} />
            ))}
          </div>
        )}
      </Listed>
    </>
  );
}

function ExperimentCard({ experiment }: { experiment: Summary }) {
  const words = useAreaText(improveWords);
  const { experiment: said } = useAreaText(trialWords);
  const format = useFormat();
  const {
    projectId,
    id: experimentId,
    name,
    state,
    treated,
    holdout,
    scans,
    createdAt,
    provenance,
  } = experiment;
  const stop = useAct(stopExperiment, { of: { projectId, experimentId } });
  const results = useRead(getExperimentResults, { projectId, experimentId });
  const [starting, setStarting] = useState<'before' | 'live' | null>(null);
  const over = state === 'ended' || state === 'stopped';
  return (
    <Card
      title={name}
      about={`${words.arms(treated, holdout)} · ${words.scansDone(scans.before, scans.after)} · ${format.day(createdAt)}`}
      action={
        <span className="actions">
          <span className={`tag ${over ? '' : 'you'}`}>
            {scans.open > 0 ? words.scanOpen : words.experimentState[state]}
          </span>
          <Badge provenance={provenance} />
        </span>
      }
    >
      <ol className="steps-done">
        {said.steps.map((step, index) => (
          <li key={step} className={index < reached[state] ? 'done' : ''}>
            {index < reached[state] ? '✓' : '○'} {step}
          </li>
        ))}
      </ol>
      <Load query={results} lines={3}>
        {(found) => <Results results={found} />}
      </Load>
      {!over && (
        <div className="actions card-acts">
          {(state === 'registered' || state === 'baseline') && (
            <button type="button" disabled={scans.open > 0} onClick={() => setStarting('before')}>
              {words.startBefore}
            </button>
          )}
          {state !== 'registered' && (
            <button type="button" disabled={scans.open > 0} onClick={() => setStarting('live')}>
              {words.startAfter}
            </button>
          )}
          <Confirm
            label={words.stop}
            says={said.stopSays}
            busy={stop.isPending}
            act={() => stop.mutate(undefined)}
          />
        </div>
      )}
      {stop.error && <Failed error={stop.error} />}
      {starting && (
        <StartScan
          experiment={experiment}
          live={starting === 'live'}
          label={starting === 'live' ? words.startAfter : words.startBefore}
          close={() => setStarting(null)}
        />
      )}
    </Card>
  );
}

interface StartProps {
  experiment: Summary;
  live: boolean;
  label: string;
  close: () => void;
}

/** The price of asking the experiment's prompts once, before anything is spent. */
function StartScan({ experiment: { projectId, id: experimentId }, live, label, close }: StartProps) {
  const { experiment: said } = useAreaText(trialWords);
  const detail = useRead(getExperiment, { projectId, experimentId });
  const design = detail.data?.design;
  const price = useRead(
    estimateScanCost,
    design
      ? {
          projectId,
          config: {
            promptIds: design.prompts.map(({ promptId }) => promptId),
            engines: design.engines,
            samplesK: design.samplesK,
          },
        }
      : null,
    { keep: false },
  );
  const start = useAct(startExperiment, { done: close });
  return (
    <SpendDialog
      title={said.spend}
      credits={price.data?.credits ?? null}
      balance={price.data?.balance ?? null}
      spendable={price.data?.spendable}
      busy={start.isPending}
      error={start.error ?? price.error ?? detail.error}
      act={(maxCredits) => start.mutate({ projectId, experimentId, live, maxCredits })}
      close={close}
    >
      <p>{label}</p>
    </SpendDialog>
  );
}
