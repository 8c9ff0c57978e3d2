import { compareSimulations } from '../../data/operations.gen.ts';
import { useRead } from '../../data/use-read.ts';
import { Card } from '../../kit/card.tsx';
import { Table } from '../../kit/table.tsx';
import { useFormat } from '../../part/format.ts';
import { Load } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { Notes, useGainColumns } from './gain-columns.tsx';
import { trialWords } from './trial-words.ts';
import { improveWords } from './words.ts';

/** Simulations side by side, on the same random draws. */
export function Compare({ projectId, ids }: { projectId: string; ids: readonly string[] }) {
  const words = useAreaText(improveWords);
  const { trial } = useAreaText(trialWords);
  const format = useFormat();
  const compared = useRead(compareSimulations, { projectId, simulationIds: [...ids] });
  const variants = compared.data?.variants ?? [];
  const gains = useGainColumns(({ uplift }) => uplift, variants);
  return (
    <Card
      className="flush"
      title={words.sideBySide}
      {...(compared.data && {
        foot: `${words.unchanged}: ${words.best}, ${format.chance(compared.data.unchangedBestProbability)}`,
      })}
    >
      <Load query={compared} lines={6}>
        {({ notes }) => (
          <>
            <Table
              name={words.sideBySide}
              rows={variants}
              keyOf={({ simulationId }) => simulationId}
              columns={[
                { label: trial.what, value: ({ name }) => name },
                ...gains,
                {
                  label: trial.best,
                  value: ({ bestProbability }) => bestProbability,
                  show: ({ bestProbability }) => format.chance(bestProbability),
                },
              ]}
            />
            <Notes notes={notes} />
          </>
        )}
      </Load>
    </Card>
  );
}
