import { unwrap } from '@svc/client';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { client } from '../../api.ts';
import { Choice } from '../../part/choice.tsx';
import { defined } from '../../part/defined.ts';
import { Listed, useList } from '../../part/list.tsx';
import { useAreaText } from '../../text/area.ts';
import { EventCard } from './event-card.tsx';
import { eventStates } from './filters.ts';
import { alertWords } from './words.ts';

/** Firings, the newest first. */
export function Events({ projectId }: { projectId: string }) {
  const words = useAreaText(alertWords);
  const { state } = useSearch({ from: '/frame/projects/$projectId/reports/alerts' });
  const navigate = useNavigate({ from: '/projects/$projectId/reports/alerts' });
  const found = useList(['project', projectId, 'alert-events', state], (page) =>
    unwrap(
      client.GET('/v1/projects/{projectId}/alert-events', {
        params: { path: { projectId }, query: { ...page, ...defined({ state }) } },
      }),
    ),
  );
  return (
    <>
      <form className="filters">
        <Choice
          label={words.state}
          value={state ?? ''}
          options={[
            { value: '' as const, label: words.any },
            ...eventStates.map((value) => ({ value, label: words.eventState[value] })),
          ]}
          choose={(value) =>
            void navigate({ search: (before) => ({ ...before, state: value || undefined }) })
          }
        />
      </form>
      <Listed
        found={found}
        empty={words.empty}
        action={
          <Link to="/projects/$projectId/reports/alerts/rules" params={{ projectId }}>
            {words.toRules}
          </Link>
        }
      >
        {(items) => (
          <ul className="plain">
            {items.map((event) => (
              <EventCard key={event.id} event={event} />
            ))}
          </ul>
        )}
      </Listed>
    </>
  );
}
