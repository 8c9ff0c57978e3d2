import { type components, unwrap } from '@svc/client';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { client } from '../../api.ts';
import { Badge } from '../../part/badge.tsx';
import { useFormat } from '../../part/format.ts';
import { Load } from '../../part/load.tsx';
import { OutLink } from '../../part/out-link.tsx';
import { Said } from '../../part/said.tsx';
import { useAreaText } from '../../text/area.ts';
import { Brief } from './brief.tsx';
import { Measured } from './measured.tsx';
import { MoveState } from './move-state.tsx';
import { SpreadRows, SpreadText } from './spread.tsx';
import { improveWords } from './words.ts';

export type Recommendation = components['schemas']['Recommendation'];

/** One move: why, how, what it would bring and on what evidence, and what came of it. */
export function MovePage() {
  const words = useAreaText(improveWords);
  const { projectId, recId } = useParams({ from: '/frame/projects/$projectId/improve/$recId' });
  const move = useQuery({
    queryKey: ['project', projectId, 'move', recId],
    queryFn: () =>
      unwrap(
        client.GET('/v1/projects/{projectId}/recommendations/{recId}', {
          params: { path: { projectId, recId } },
        }),
      ),
  });
  return (
    <>
      <p>
        <Link to="/projects/$projectId/improve" params={{ projectId }}>
          ← {words.views.moves}
        </Link>
      </p>
      <Load query={move} lines={14}>
        {(found) => <Shown move={found} />}
      </Load>
    </>
  );
}

function Shown({ move }: { move: Recommendation }) {
  const words = useAreaText(improveWords);
  const format = useFormat();
  return (
    <>
      <h1>
        <Said>{move.title}</Said>
      </h1>
      <p>{move.why}</p>
      <p>
        {move.uplift ? <SpreadText spread={move.uplift} /> : words.noEffect}{' '}
        <Badge provenance={move.provenance} />{' '}
        <span className="small">
          {words.effort(format.number(move.effortDays))} · {words.touches(move.prompts)}
          {!move.found && ` · ${words.notFound}`}
        </span>
      </p>
      <MoveState move={move} />
      {move.measured && <Measured measured={move.measured} />}
      <section className="card">
        <h2>{words.steps}</h2>
        <ol>
          {move.steps.map((step) => (
            <li key={step}>
              <Said>{step}</Said>
            </li>
          ))}
        </ol>
        <p>
          <strong>{words.proof}:</strong> <Said>{move.proof}</Said>
        </p>
        {move.caution !== null && (
          <p className="notice">
            <Said>{move.caution}</Said>
          </p>
        )}
        <Brief move={move} />
      </section>
      {move.prediction && <Prediction prediction={move.prediction} />}
      <Evidence move={move} />
    </>
  );
}

function Prediction({ prediction }: { prediction: components['schemas']['UpliftPrediction'] }) {
  const words = useAreaText(improveWords);
  const format = useFormat();
  const { overall, affected, byEngine, scale, modelVersion, at } = prediction;
  return (
    <section className="card">
      <h2>{words.uplift}</h2>
      <SpreadRows
        name={words.uplift}
        rows={[
          { label: words.overall, spread: overall },
          { label: words.affected, spread: affected },
          ...byEngine.map(({ engine, uplift }) => ({ label: engine, spread: uplift })),
        ]}
      />
      <p className="small">
        {words.spreadSays} {scale !== 1 && words.scaled(format.share(scale))} {modelVersion} ·{' '}
        {format.when(at)}
      </p>
    </section>
  );
}

function Evidence({ move }: { move: Recommendation }) {
  const words = useAreaText(improveWords);
  const format = useFormat();
  const { projectId, published, answerIds, pages, history } = move;
  return (
    <section className="card">
      <h2>{words.evidence}</h2>
      {published.length > 0 && (
        <ul>
          {published.map(({ feature, description, tested, sources }) => (
            <li key={feature}>
              <Said>{description}</Said>: {tested ? words.tested : words.untested}{' '}
              <span className="small">{sources.join('; ')}</span>
            </li>
          ))}
        </ul>
      )}
      {pages.length > 0 && (
        <ul>
          {pages.map((page) => (
            <li key={page}>
              <OutLink url={page} />
            </li>
          ))}
        </ul>
      )}
      {answerIds.length > 0 && (
        <p>
          {words.seenIn}{' '}
          {answerIds.map((answerId, index) => (
            <span key={answerId}>
              {index > 0 && ', '}
              <Link to="/projects/$projectId/answers/$answerId" params={{ projectId, answerId }}>
                {words.answer(index + 1)}
              </Link>
            </span>
          ))}
        </p>
      )}
      {history.length > 0 && (
        <details>
          <summary>{words.history}</summary>
          <ul>
            {history.map(({ at, state, note }) => (
              <li key={`${at} ${state}`}>
                {format.when(at)}: {words.states[state]} {note}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
