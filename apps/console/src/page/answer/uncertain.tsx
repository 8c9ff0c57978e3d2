import type { components } from '@svc/client';
import { Link, useParams } from '@tanstack/react-router';
import { correctDetection, listUncertainDetections } from '../../data/operations.gen.ts';
import { useAct, useRows } from '../../data/use-read.ts';
import { useLabels } from '../../label/use-labels.ts';
import { useFormat } from '../../part/format.ts';
import { Listed } from '../../part/list.tsx';
import { Failed } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { PromptTabs } from '../prompt/prompt-tabs.tsx';
import { answerWords } from './words.ts';

type Detection = components['schemas']['Detection'];

/** Words that may or may not mean a brand, the most doubtful first. */
export function ToCheck() {
  const words = useAreaText(answerWords);
  const { projectId } = useParams({ from: '/frame/projects/$projectId/answers/check' });
  return (
    <>
      <PromptTabs projectId={projectId} />
      <h1 className="display">{words.uncertain}</h1>
      <Doubts projectId={projectId} />
    </>
  );
}

function Doubts({ projectId }: { projectId: string }) {
  const words = useAreaText(answerWords);
  const found = useRows(listUncertainDetections, { projectId, sort: 'doubt' }, { limit: 25 });
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
  const labels = useLabels();
  const format = useFormat();
  const { id, answerId, brand, excerpt, engine, confidence, verdict } = detection;
  // The list stays as it is, so that nothing moves under the hand.
  const decide = useAct(correctDetection, {
    from: (isBrand: boolean) => ({ projectId, detectionId: id, isBrand }),
    later: true,
  });
  const decided = decide.data?.verdict ?? verdict;
  return (
    <li>
      <span>
        {`… ${excerpt} …`}{' '}
        <span className="small">
          <Link to="/projects/$projectId/answers/$answerId" params={{ projectId, answerId }}>
            {labels.engine(engine)}
          </Link>{' '}
          {confidence !== null && ` · ${words.likely(brand, format.share(confidence))}`}
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
