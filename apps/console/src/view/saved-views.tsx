import type { components } from '@svc/client';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { deleteSavedView, listSavedViews, updateSavedView } from '../data/operations.gen.ts';
import { useAct, useAll } from '../data/use-read.ts';
import { Form } from '../kit/form.tsx';
import { Icon } from '../kit/icon.tsx';
import { Modal } from '../kit/modal.tsx';
import { Failed } from '../part/load.tsx';
import { useAreaText } from '../text/area.ts';
import { addressOf, keptOf, operationAt, type View } from './pages.ts';
import { ViewFields, viewFields } from './view-fields.tsx';
import { viewWords } from './words.ts';

/** Pages with filters that were kept under a name. */
export default function SavedViews({ projectId }: { projectId: string }) {
  const text = useAreaText(viewWords);
  const [changing, setChanging] = useState<View | null>(null);
  const router = useRouter();
  const { rows } = useAll(listSavedViews, { sort: 'name' }, { limit: 100 });
  const own = rows.flatMap((view) => {
    const address = addressOf(view, projectId);
    return address === null ? [] : [{ view, address }];
  });
  if (own.length === 0) return null;
  return (
    <section className="views" aria-label={text.title}>
      <h2>{text.title}</h2>
      <ul>
        {own.map(({ view, address }) => (
          <li key={view.id} className="view">
            <a
              href={`/app${address}`}
              onClick={(event) => {
                event.preventDefault();
                router.history.push(`/app${address}`);
              }}
            >
              <Icon name="bookmark" /> <span>{view.name}</span>
            </a>
            <button
              type="button"
              className="icon-button"
              aria-label={text.changeOf(view.name)}
              onClick={() => setChanging(view)}
            >
              <Icon name="more" />
            </button>
          </li>
        ))}
      </ul>
      {changing && <Change projectId={projectId} view={changing} close={() => setChanging(null)} />}
    </section>
  );
}

interface ChangeProps {
  projectId: string;
  view: View;
  close: () => void;
}

/** A view under another name, for others, with the filters that are set now, or gone. */
function Change({ projectId, view, close }: ChangeProps) {
  const text = useAreaText(viewWords);
  const { pathname, search } = useRouterState({ select: ({ location }) => location });
  const change = useAct(updateSavedView, { done: close });
  const remove = useAct(deleteSavedView, { done: close });
  const error = change.error ?? remove.error;
  const viewId = view.id;
  const here = operationAt(pathname) === view.shows;
  const kept = (form: FormData): Partial<components['schemas']['UpdateSavedView']> =>
    form.has('filters') ? keptOf(projectId, search) : {};
  return (
    <Modal label={text.changeOf(view.name)} close={close}>
      <Form submit={(form) => change.mutate({ viewId, ...viewFields(form), ...kept(form) })}>
        <ViewFields view={view} />
        {here && (
          <label className="choice">
            <input type="checkbox" name="filters" />
            <span>{text.withFilters}</span>
          </label>
        )}
        <p className="actions">
          <button type="submit" className="main" disabled={change.isPending}>
            {text.keep}
          </button>
          <button type="button" disabled={remove.isPending} onClick={() => remove.mutate({ viewId })}>
            {text.remove(view.name)}
          </button>
        </p>
      </Form>
      {error && <Failed error={error} />}
    </Modal>
  );
}
