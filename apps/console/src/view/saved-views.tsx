import { type components, unwrap } from '@svc/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { client } from '../api.ts';
import { Form } from '../kit/form.tsx';
import { Failed } from '../part/load.tsx';
import { useAreaText } from '../text/area.ts';
import { viewWords } from './words.ts';

type View = components['schemas']['SavedView'];

/** Pages with filters, and the operation whose query these are. */
const shown: Readonly<Record<string, string>> = {
  answers: 'list_answers',
  history: 'get_history',
  sources: 'get_citation_domains',
  improve: 'list_recommendations',
  goals: 'list_goals',
  alerts: 'list_alert_events',
};
const pageOf = (operation: string): string | undefined =>
  Object.keys(shown).find((page) => shown[page] === operation);

/** Where a view of this project is looked at; null: of another project, or of a page that this console has not. */
function addressOf({ shows, filters }: View, projectId: string): string | null {
  const page = pageOf(shows);
  const { projectId: of, ...rest } = filters;
  if (page === undefined || (of !== undefined && of !== projectId)) return null;
  return `/app/projects/${projectId}/${page}?${new URLSearchParams(rest)}`;
}

/** Filters that were kept under a name, and a way to keep those of the page that stands open. */
export default function SavedViews({ projectId }: { projectId: string }) {
  const text = useAreaText(viewWords);
  const [open, setOpen] = useState(false);
  const router = useRouter();
  const queries = useQueryClient();
  const { pathname, search } = useRouterState({ select: ({ location }) => location });
  const views = useQuery({
    queryKey: ['views'],
    queryFn: () => unwrap(client.GET('/v1/saved-views', { params: { query: { limit: 100 } } })),
    enabled: open,
  });
  const onSuccess = () => queries.invalidateQueries({ queryKey: ['views'] });
  const save = useMutation({
    mutationFn: (body: components['schemas']['CreateSavedView']) =>
      unwrap(client.POST('/v1/saved-views', { body })),
    onSuccess,
  });
  const change = useMutation({
    mutationFn: ({ id, ...body }: components['schemas']['UpdateSavedView'] & { id: string }) =>
      unwrap(client.PATCH('/v1/saved-views/{viewId}', { params: { path: { viewId: id } }, body })),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (viewId: string) =>
      unwrap(client.DELETE('/v1/saved-views/{viewId}', { params: { path: { viewId } } })),
    onSuccess,
  });
  const failure = save.error ?? change.error ?? remove.error ?? views.error;
  const shows = shown[pathname.split('/').at(3) ?? ''];
  const own = (views.data?.items ?? []).flatMap((view) => {
    const address = addressOf(view, projectId);
    return address === null ? [] : [{ view, address }];
  });
  const filters = {
    projectId,
    ...Object.fromEntries(
      Object.entries(search).flatMap(([name, value]) =>
        value === undefined || name === 'mode' || name === 'workspace' ? [] : [[name, String(value)]],
      ),
    ),
  };
  return (
    <details className="views" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{text.title}</summary>
      <ul>
        {own.map(({ view, address }) => (
          <li key={view.id} className="view">
            <a
              href={address}
              onClick={(event) => {
                event.preventDefault();
                router.history.push(address);
              }}
            >
              {view.name}
            </a>
            <Change
              key={view.updatedAt}
              view={view}
              busy={change.isPending}
              filters={view.shows === shows ? filters : undefined}
              change={(body) => change.mutate({ id: view.id, ...body })}
            />
            <button
              type="button"
              className="quiet"
              aria-label={text.remove(view.name)}
              disabled={remove.isPending}
              onClick={() => remove.mutate(view.id)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      {shows !== undefined && (
        <Form submit={(form) => save.mutate({ ...whatOf(form), shows, filters })}>
          <What />
          <button type="submit" disabled={save.isPending}>
            {text.save}
          </button>
        </Form>
      )}
      {failure && <Failed error={failure} />}
    </details>
  );
}

const whatOf = (form: FormData) => ({
  name: String(form.get('name')),
  visibility: form.has('shared') ? ('shared' as const) : ('private' as const),
});

function What({ view }: { view?: View }) {
  const text = useAreaText(viewWords);
  return (
    <>
      <label>
        {text.name}
        <input name="name" required maxLength={120} defaultValue={view?.name} />
      </label>
      <label className="choice">
        <input type="checkbox" name="shared" defaultChecked={view?.visibility === 'shared'} />
        <span>{text.shared}</span>
      </label>
    </>
  );
}

interface ChangeProps {
  view: View;
  busy: boolean;
  /** Those of the open page; undefined where the view belongs to another page. */
  filters: View['filters'] | undefined;
  change: (body: components['schemas']['UpdateSavedView']) => void;
}

/** A view under another name, for others, or with the filters that are set now. */
function Change({ view, busy, filters, change }: ChangeProps) {
  const text = useAreaText(viewWords);
  return (
    <details>
      <summary aria-label={text.changeOf(view.name)}>{text.change}</summary>
      <Form
        submit={(form) => change({ ...whatOf(form), ...(form.has('filters') && filters && { filters }) })}
      >
        <What view={view} />
        {filters && (
          <label className="choice">
            <input type="checkbox" name="filters" />
            <span>{text.withFilters}</span>
          </label>
        )}
        <button type="submit" disabled={busy}>
          {text.keep}
        </button>
      </Form>
    </details>
  );
}
