import type { components } from '@svc/client';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { estimateScanCost, listPersonas, startScan } from '../../data/operations.gen.ts';
import { useAct, useAll, useRead } from '../../data/use-read.ts';
import { useFilters } from '../../filter/use-filters.ts';
import { Modal } from '../../kit/modal.tsx';
import { useDebouncedValue } from '../../kit/use-debounced.ts';
import { Choice } from '../../part/choice.tsx';
import { useFormat } from '../../part/format.ts';
import { Failed, Skeleton } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { useText } from '../../text/index.ts';
import { EnginePicker } from './engine-picker.tsx';
import { Planner } from './planner.tsx';
import { scanWords } from './words.ts';

interface Props {
  project: components['schemas']['Project'];
  close: () => void;
}

/** What a scan would cost and show, before it is started. Nothing is asked while it is closed. */
export function StartScan({ project, close }: Props) {
  const scans = useAreaText(scanWords);
  const { spend } = useText();
  const format = useFormat();
  const navigate = useNavigate();
  const { frame } = useFilters(project.id);
  const [engines, setEngines] = useState<readonly string[]>(project.engines);
  const [samplesK, setSamplesK] = useState(project.samplesK);
  const [personaId, setPersonaId] = useState('');
  const [planning, setPlanning] = useState(false);
  const { rows: people } = useAll(listPersonas, { projectId: project.id }, { limit: 100 });
  const config = { engines: [...engines], samplesK, ...(personaId !== '' && { personaId }) };
  // The price is asked for once the fields rest.
  const resting = useDebouncedValue(JSON.stringify(config), 300);
  const rests = resting === JSON.stringify(config);
  const request = { projectId: project.id, config: JSON.parse(resting) as typeof config };
  const estimate = useRead(estimateScanCost, engines.length > 0 ? request : null);
  const start = useAct(startScan, {
    done: ({ id }) => {
      void navigate({
        to: '/projects/$projectId/scans/$scanId',
        params: { projectId: project.id, scanId: id },
      });
    },
  });
  const found = rests && !estimate.isPlaceholderData ? estimate.data : undefined;
  return (
    <Modal
      label={scans.start}
      kind="panel"
      close={close}
      foot={
        <>
          <button
            type="button"
            className="main"
            disabled={!found?.affordable || start.isPending}
            onClick={() =>
              found &&
              start.mutate({ projectId: project.id, config: { ...config, maxCredits: found.credits } })
            }
          >
            {found
              ? found.credits === 0
                ? spend.free
                : spend.button(format.count(found.credits))
              : spend.pricing}
          </button>
          <button type="button" onClick={close}>
            {spend.cancel}
          </button>
        </>
      }
    >
      <EnginePicker projectId={project.id} chosen={engines} choose={setEngines} />
      <label className="short">
        {scans.answersEach}
        <input
          type="number"
          min={1}
          max={20}
          value={samplesK}
          onChange={({ target }) =>
            setSamplesK(Math.min(20, Math.max(1, Math.round(target.valueAsNumber) || 1)))
          }
        />
      </label>
      {people.length > 0 && (
        <Choice
          label={scans.persona}
          value={personaId}
          options={[
            { value: '', label: scans.nobody },
            ...people.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          choose={setPersonaId}
        />
      )}
      {estimate.error && <Failed error={estimate.error} retry={() => void estimate.refetch()} />}
      {!estimate.data && !estimate.error && engines.length > 0 && <Skeleton lines={3} />}
      {estimate.data && (
        <>
          <p>
            <strong>
              {scans.cost(format.count(estimate.data.credits), format.count(estimate.data.samples))}
            </strong>
            , {scans.seconds(estimate.data.estimatedSeconds)}. {scans.prompts}:{' '}
            {format.count(estimate.data.prompts)}.
          </p>
          <p data-frame={frame}>
            {scans.width[frame](format.points(estimate.data.expectedHalfWidth[frame]))}{' '}
            {frame === 'tracked' && scans.detect(format.points(estimate.data.detectableChange))}
          </p>
          {!estimate.data.affordable && (
            <p className="notice bad">
              {spend.dear[estimate.data.spendable.limitedBy](format.count(estimate.data.spendable.credits))}
            </p>
          )}
          <details onToggle={({ currentTarget }) => setPlanning(currentTarget.open)}>
            <summary>{scans.planner}</summary>
            {planning && (
              <Planner
                projectId={project.id}
                engines={engines.length}
                here={{ credits: estimate.data.samples, halfWidth: estimate.data.expectedHalfWidth.market }}
              />
            )}
          </details>
        </>
      )}
      {start.error && <Failed error={start.error} />}
    </Modal>
  );
}
