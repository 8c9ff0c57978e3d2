import { type components, unwrap } from '@svc/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { client } from '../../api.ts';
import { Choice } from '../../part/choice.tsx';
import { useFormat } from '../../part/format.ts';
import { Failed, Load } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { EnginePicker } from './engine-picker.tsx';
import { Planner } from './planner.tsx';
import { scanWords } from './words.ts';

type Project = components['schemas']['Project'];

/** What a scan would cost and show, before it is started. */
export function StartScan({ project }: { project: Project }) {
  const scans = useAreaText(scanWords);
  const format = useFormat();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [engines, setEngines] = useState<readonly string[]>(project.engines);
  const [samplesK, setSamplesK] = useState(project.samplesK);
  const [personaId, setPersonaId] = useState('');
  const personas = useQuery({
    queryKey: ['project', project.id, 'personas', 'choice'],
    queryFn: () =>
      unwrap(
        client.GET('/v1/projects/{projectId}/personas', {
          params: { path: { projectId: project.id }, query: { limit: 100 } },
        }),
      ),
  });
  const people = personas.data?.items ?? [];
  const config = { engines: [...engines], samplesK, ...(personaId !== '' && { personaId }) };
  const request = { projectId: project.id, config };
  const estimate = useQuery({
    queryKey: ['estimate', request],
    queryFn: () => unwrap(client.POST('/v1/scans/estimate', { body: request })),
    enabled: engines.length > 0,
    placeholderData: (before) => before,
  });
  const start = useMutation({
    mutationFn: () => unwrap(client.POST('/v1/scans', { body: request })),
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: ['project', project.id] });
      await navigate({
        to: '/projects/$projectId/scans/$scanId',
        params: { projectId: project.id, scanId: id },
      });
    },
  });
  return (
    <details className="card">
      <summary>{scans.start}</summary>
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
      {engines.length > 0 && (
        <Load query={estimate} lines={3}>
          {({
            credits,
            samples,
            expectedHalfWidth,
            detectableChange,
            estimatedSeconds,
            affordable,
            balance,
            prompts,
          }) => (
            <>
              <p>
                <strong>{scans.cost(format.count(credits), format.count(samples))}</strong>,{' '}
                {scans.seconds(estimatedSeconds)}. {scans.prompts}: {format.count(prompts)}.
              </p>
              <p>
                {scans.width(
                  format.points(expectedHalfWidth.tracked),
                  format.points(expectedHalfWidth.market),
                )}{' '}
                {scans.detect(format.points(detectableChange))}
              </p>
              {!affordable && <p className="notice bad">{scans.unaffordable(format.count(balance))}</p>}
              <Planner
                projectId={project.id}
                engines={engines.length}
                here={{ credits: samples, halfWidth: expectedHalfWidth.market }}
              />
            </>
          )}
        </Load>
      )}
      <button
        type="button"
        className="main"
        disabled={engines.length === 0 || start.isPending || estimate.data?.affordable === false}
        onClick={() => start.mutate()}
      >
        {scans.go}
      </button>
      {start.error && <Failed error={start.error} />}
    </details>
  );
}
