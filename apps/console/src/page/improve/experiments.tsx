import type { components } from '@svc/client';
import {
  getExperimentResults,
  listExperiments,
  startExperiment,
  stopExperiment,
} from '../../data/operations.gen.ts';
import { useAct, useRead, useRows } from '../../data/use-read.ts';
import { Badge } from '../../part/badge.tsx';
import { useFormat } from '../../part/format.ts';
import { Listed } from '../../part/list.tsx';
import { Failed, Load } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { NewExperiment } from './new-experiment.tsx';
import { Results } from './results.tsx';
import { improveWords } from './words.ts';

type Summary = components['schemas']['ExperimentSummary'];

/** Treated prompts against held-out ones: the only page here that can say why something moved. */
export function Experiments({ projectId }: { projectId: string }) {
  const words = useAreaText(improveWords);
  const found = useRows(listExperiments, { projectId }, { limit: 25, goesOn: ({ scans }) => scans.open > 0 });
  return (
    <>
      <p>{words.experimentsLead}</p>
      <NewExperiment projectId={projectId} />
      <Listed found={found} empty={words.experimentsEmpty}>
        {(items) => (
          <ul className="plain">
            {items.map((experiment) => (
              <ExperimentCard key={experiment.id} experiment={experiment} />
            ))}
          </ul>
        )}
      </Listed>
    </>
  );
}

function ExperimentCard({ experiment }: { experiment: Summary }) {
  const words = useAreaText(improveWords);
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
  const start = useAct(startExperiment, { from: (live: boolean) => ({ projectId, experimentId, live }) });
  const stop = useAct(stopExperiment, { of: { projectId, experimentId } });
  const results = useRead(getExperimentResults, { projectId, experimentId });
  const over = state === 'ended' || state === 'stopped';
  const busy = start.isPending || stop.isPending || scans.open > 0;
  const error = start.error ?? stop.error;
  return (
    <li className="card">
      <h2>{name}</h2>
      <p className="small">
        {words.experimentState[state]} · {words.arms(treated, holdout)} ·{' '}
        {words.scansDone(scans.before, scans.after)}
        {scans.open > 0 && ` · ${words.scanOpen}`} · {format.when(createdAt)}{' '}
        <Badge provenance={provenance} />
      </p>
      <Load query={results} lines={3}>
        {(found) => <Results results={found} />}
      </Load>
      {!over && (
        <p className="actions">
          {(state === 'registered' || state === 'baseline') && (
            <button type="button" disabled={busy} onClick={() => start.mutate(false)}>
              {words.startBefore}
            </button>
          )}
          {state !== 'registered' && (
            <button type="button" disabled={busy} onClick={() => start.mutate(true)}>
              {words.startAfter}
            </button>
          )}
          <button type="button" disabled={stop.isPending} onClick={() => stop.mutate(undefined)}>
            {words.stop}
          </button>
        </p>
      )}
      {error && <Failed error={error} />}
    </li>
  );
}
