import { compareSimulations } from '../../data/operations.gen.ts';
import { useRead } from '../../data/use-read.ts';
import { Table } from '../../kit/table.tsx';
import { useFormat } from '../../part/format.ts';
import { Load } from '../../part/load.tsx';
import { Said } from '../../part/said.tsx';
import { useAreaText } from '../../text/area.ts';
import { SpreadRows } from './spread.tsx';
import { improveWords } from './words.ts';

/** Simulations side by side, on the same random draws. */
export function Compare({ projectId, ids }: { projectId: string; ids: readonly string[] }) {
  const words = useAreaText(improveWords);
  const format = useFormat();
  const compared = useRead(compareSimulations, { projectId, simulationIds: [...ids] });
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
            <Table
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
