import { unwrap } from '@svc/client';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api.ts';
import { useFormat } from '../../part/format.ts';
import { Load } from '../../part/load.tsx';
import { Said } from '../../part/said.tsx';
import { TableBox } from '../../part/table-box.tsx';
import { useAreaText } from '../../text/area.ts';
import { SpreadRows } from './spread.tsx';
import { improveWords } from './words.ts';

/** Simulations side by side, on the same random draws. */
export function Compare({ projectId, ids }: { projectId: string; ids: readonly string[] }) {
  const words = useAreaText(improveWords);
  const format = useFormat();
  const compared = useQuery({
    queryKey: ['project', projectId, 'compare', ids],
    queryFn: () =>
      unwrap(
        client.POST('/v1/projects/{projectId}/simulations/compare', {
          params: { path: { projectId } },
          body: { simulationIds: [...ids] },
        }),
      ),
    placeholderData: (before) => before,
  });
  return (
    <section className="card" aria-live="polite">
      <h2>{words.sideBySide}</h2>
      <Load query={compared} lines={6}>
        {({ variants, unchangedBestProbability, notes }) => (
          <>
            <SpreadRows
              name={words.sideBySide}
              rows={variants.map(({ name, uplift }) => ({ label: name, spread: uplift }))}
            />
            <TableBox
              name={words.best}
              rows={[
                ...variants.map(({ simulationId, name, bestProbability }) => ({
                  id: simulationId,
                  name,
                  best: bestProbability,
                })),
                { id: 'unchanged', name: words.unchanged, best: unchangedBestProbability },
              ]}
              keyOf={({ id }) => id}
              columns={[
                { label: words.name, value: ({ name }) => name },
                { label: words.best, value: ({ best }) => best, show: ({ best }) => format.share(best) },
              ]}
            />
            {notes.map((note) => (
              <p key={note} className="small">
                <Said>{note}</Said>
              </p>
            ))}
          </>
        )}
      </Load>
    </section>
  );
}
