import { type components, unwrap } from '@svc/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { client } from '../../api.ts';
import { useFormat } from '../../part/format.ts';
import { Listed, useList } from '../../part/list.tsx';
import { Failed } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { answerWords } from './words.ts';

type Detection = components['schemas']['Detection'];

/** Words that may or may not mean a brand, the most doubtful first. */
export function Uncertain({ projectId }: { projectId: string }) {
  const words = useAreaText(answerWords);
  const [open, setOpen] = useState(false);
  return (
    <details className="card" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.uncertain}</summary>
      {open && <Doubts projectId={projectId} />}
    </details>
  );
}

function Doubts({ projectId }: { projectId: string }) {
  const words = useAreaText(answerWords);
  const found = useList(['project', projectId, 'uncertain'], (page) =>
    unwrap(
      client.GET('/v1/projects/{projectId}/detections/uncertain', {
        params: { path: { projectId }, query: { ...page, sort: 'doubt' } },
      }),
    ),
  );
  return (
    <>
      <p className="small">{words.uncertainSays}</p>
      <Listed found={found} empty={words.certain}>
        {(items) => (
          <ul className="plain rows">
            {items.map((detection) => (
              <Doubt key={detection.id} detection={detection} projectId={projectId} />
            ))}
          </ul>
        )}
      </Listed>
    </>
  );
}

function Doubt({ detection, projectId }: { detection: Detection; projectId: string }) {
  const words = useAreaText(answerWords);
  const format = useFormat();
  const queries = useQueryClient();
  const { id, answerId, brand, excerpt, engine, confidence, verdict } = detection;
  const decide = useMutation({
    mutationFn: (isBrand: boolean) =>
      unwrap(
        client.PATCH('/v1/projects/{projectId}/detections/{detectionId}', {
          params: { path: { projectId, detectionId: id } },
          body: { isBrand },
        }),
      ),
    // The list stays as it is, so that nothing moves under the hand; other pages are read anew.
    onSuccess: () => queries.invalidateQueries({ queryKey: ['project', projectId], refetchType: 'none' }),
  });
  const decided = decide.data?.verdict ?? verdict;
  return (
    <li>
      <span>
        {`… ${excerpt} …`}{' '}
        <span className="small">
          <Link to="/projects/$projectId/answers/$answerId" params={{ projectId, answerId }}>
            {engine}
          </Link>{' '}
          · {words.likely(brand, format.share(confidence))}
        </span>
      </span>
      <span className="actions">
        {decided ? (
          <strong role="status">{decided.isBrand ? words.meant(brand) : words.notMeant(brand)}</strong>
        ) : (
          ([true, false] as const).map((isBrand) => (
            <button
              key={String(isBrand)}
              type="button"
              disabled={decide.isPending}
              onClick={() => decide.mutate(isBrand)}
            >
              {isBrand ? words.meant(brand) : words.notMeant(brand)}
            </button>
          ))
        )}
      </span>
      {decide.error && <Failed error={decide.error} />}
    </li>
  );
}
