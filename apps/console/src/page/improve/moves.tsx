import { type components, unwrap } from '@svc/client';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { client } from '../../api.ts';
import { Badge } from '../../part/badge.tsx';
import { Choice } from '../../part/choice.tsx';
import { useFormat } from '../../part/format.ts';
import { Listed, useList } from '../../part/list.tsx';
import { Failed, Load } from '../../part/load.tsx';
import { Said } from '../../part/said.tsx';
import { useAct } from '../../part/use-act.ts';
import { useAreaText } from '../../text/area.ts';
import { moveStates } from './filters.ts';
import { SpreadText } from './spread.tsx';
import { improveWords } from './words.ts';

type Move = components['schemas']['RecommendationSummary'];

/** What could be done, most gain for a day of work first. */
export function Moves({ projectId }: { projectId: string }) {
  const words = useAreaText(improveWords);
  const { state = 'open' } = useSearch({ from: '/frame/projects/$projectId/improve' });
  const navigate = useNavigate({ from: '/projects/$projectId/improve' });
  const path = { projectId };
  const found = useList(['project', projectId, 'moves', state], (page) =>
    unwrap(
      client.GET('/v1/projects/{projectId}/recommendations', { params: { path, query: { ...page, state } } }),
    ),
  );
  const look = useAct(projectId, () =>
    unwrap(client.POST('/v1/projects/{projectId}/recommendations', { params: { path }, body: {} })),
  );
  return (
    <>
      <p>{words.movesLead}</p>
      <Overview projectId={projectId} />
      <form className="filters">
        <Choice
          label={words.state}
          value={state}
          options={moveStates.map((value) => ({ value, label: words.states[value] }))}
          choose={(value) =>
            void navigate({
              search: (before) => ({ ...before, state: value === 'open' ? undefined : value }),
            })
          }
        />
        <p>
          <button type="button" disabled={look.isPending} onClick={() => look.mutate(undefined)}>
            {look.isPending ? words.looking : words.look}
          </button>
        </p>
      </form>
      {look.data && <p role="status">{words.looked(look.data.made, look.data.renewed, look.data.gone)}</p>}
      {look.error && <Failed error={look.error} />}
      <Listed found={found} empty={words.movesEmpty}>
        {(items) => (
          <ul className="plain">
            {items.map((move) => (
              <Row key={move.id} move={move} projectId={projectId} />
            ))}
          </ul>
        )}
      </Listed>
    </>
  );
}

function Row({ move, projectId }: { move: Move; projectId: string }) {
  const words = useAreaText(improveWords);
  const format = useFormat();
  const { id, title, state, uplift, provenance, effortDays, prompts, owner, due } = move;
  return (
    <li className="card">
      <h2>
        <Link to="/projects/$projectId/improve/$recId" params={{ projectId, recId: id }}>
          <Said>{title}</Said>
        </Link>
      </h2>
      <p>
        {uplift ? <SpreadText spread={uplift} /> : words.noEffect} <Badge provenance={provenance} />
      </p>
      <p className="small">
        {[
          words.states[state],
          words.effort(format.number(effortDays)),
          words.touches(prompts),
          owner,
          due === null ? null : words.dueOn(format.date(due)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </li>
  );
}

/** What all open moves do together, and whether earlier promises were kept. */
function Overview({ projectId }: { projectId: string }) {
  const words = useAreaText(improveWords);
  const format = useFormat();
  const overview = useQuery({
    queryKey: ['project', projectId, 'moves-summary'],
    queryFn: () =>
      unwrap(
        client.GET('/v1/projects/{projectId}/recommendations/summary', { params: { path: { projectId } } }),
      ),
  });
  return (
    <Load query={overview} lines={3}>
      {({ open, measured }) =>
        open.moves + measured.moves > 0 && (
          <section className="card">
            {open.uplift && (
              <p>
                {words.together(open.moves, format.number(open.effortDays))}{' '}
                <SpreadText spread={open.uplift} />
              </p>
            )}
            <p className="small">
              {measured.moves === 0
                ? words.noneMeasured
                : words.kept(
                    measured.moves,
                    format.points(measured.predicted),
                    format.points(measured.realised),
                    measured.withinPredicted,
                  )}
            </p>
          </section>
        )
      }
    </Load>
  );
}
