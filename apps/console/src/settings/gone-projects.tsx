import { listProjects, restoreProject } from '../data/operations.gen.ts';
import { useAct, useAll } from '../data/use-read.ts';
import { Load } from '../part/load.tsx';
import { useAreaText } from '../text/area.ts';
import { Outcome } from './parts.tsx';
import { workspaceText } from './text/workspace.ts';

/** Projects that no list shows, and a way back for each. */
export function GoneProjects() {
  const text = useAreaText(workspaceText);
  const archived = useAll(listProjects, { state: 'archived' }, { limit: 100 });
  const deleted = useAll(listProjects, { state: 'deleted' }, { limit: 100 });
  const gone = [...archived.rows, ...deleted.rows];
  const restore = useAct(restoreProject, { from: (projectId: string) => ({ projectId }) });
  return (
    <section className="card">
      <h2>{text.gone}</h2>
      <Load query={archived.data ? deleted : archived} lines={2}>
        {() =>
          gone.length === 0 ? (
            <p>{text.noneGone}</p>
          ) : (
            <ul className="plain rows">
              {gone.map(({ id, name, state }) => (
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
