import { unwrap } from '@svc/client';
import { useQuery } from '@tanstack/react-query';
import { client } from '../api.ts';
import { Load } from '../part/load.tsx';
import { useAreaText } from '../text/area.ts';
import { Outcome, useAct } from './parts.tsx';
import { workspaceText } from './text/workspace.ts';

const read = (state: 'archived' | 'deleted') =>
  unwrap(client.GET('/v1/projects', { params: { query: { limit: 100, state } } }));

/** Projects that no list shows, and a way back for each. */
export function GoneProjects() {
  const text = useAreaText(workspaceText);
  const gone = useQuery({
    queryKey: ['projects', 'gone'],
    queryFn: async () => {
      const [archived, deleted] = await Promise.all([read('archived'), read('deleted')]);
      return [...archived.items, ...deleted.items];
    },
  });
  const restore = useAct(
    (projectId: string) =>
      unwrap(client.POST('/v1/projects/{projectId}/restore', { params: { path: { projectId } } })),
    ['projects'],
    ['project'],
  );
  return (
    <section className="card">
      <h2>{text.gone}</h2>
      <Load query={gone} lines={2}>
        {(projects) =>
          projects.length === 0 ? (
            <p>{text.noneGone}</p>
          ) : (
            <ul className="plain rows">
              {projects.map(({ id, name, state }) => (
                <li key={id}>
                  <span>
                    {name} <span className="small">{text.goneState[state]}</span>
                  </span>
                  <button
                    type="button"
                    aria-label={`${text.restore}: ${name}`}
                    disabled={restore.isPending}
                    onClick={() => restore.mutate(id)}
                  >
                    {text.restore}
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </Load>
      <Outcome of={{ error: restore.error, isSuccess: false }} />
    </section>
  );
}
