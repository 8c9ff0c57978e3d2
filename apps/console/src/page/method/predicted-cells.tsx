import { percent } from '@svc/figures';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { comparePredictedObserved } from '../../data/operations.gen.ts';
import { useRows } from '../../data/use-read.ts';
import { Table } from '../../kit/table.tsx';
import { useLabels } from '../../label/use-labels.ts';
import { Choice } from '../../part/choice.tsx';
import { useFormat } from '../../part/format.ts';
import { Listed } from '../../part/list.tsx';
import { useAreaText } from '../../text/area.ts';
import { useWording } from '../../text/index.ts';
import { methodWords } from './words.ts';

/** Each prediction beside the answers of the first scan after it. */
export function PredictedCells({ projectId }: { projectId: string }) {
  const { language } = useWording();
  const words = useAreaText(methodWords);
  const labels = useLabels();
  const format = useFormat();
  const { sort } = useSearch({ from: '/frame/projects/$projectId/help' });
  const navigate = useNavigate({ from: '/projects/$projectId/help' });
  const query = { status: 'judged', sort: sort ? '-surprise' : '-createdAt' } as const;
  const found = useRows(comparePredictedObserved, { projectId, ...query }, { limit: 25 });
  return (
    <>
      <h2 className="apart">{words.cells}</h2>
      <div className="filters">
        <Choice
          label={words.sort}
          value={sort ?? ''}
          options={[
            { value: '' as const, label: words.newest },
            { value: 'surprise' as const, label: words.surprise },
          ]}
          choose={(value) => void navigate({ search: (before) => ({ ...before, sort: value || undefined }) })}
        />
      </div>
      <Listed found={found} empty={words.cellsEmpty}>
        {(items) => (
          <section className="card">
            <Table
              part={found.hasNextPage}
              name={words.cells}
              rows={items}
              keyOf={({ predictionId }) => predictionId}
              columns={[
                { label: words.prompt, value: ({ promptText }) => promptText },
                { label: words.engine, value: ({ engine }) => labels.engine(engine) },
                {
                  label: words.predicted,
                  value: ({ predicted }) => predicted.value,
                  show: ({ predicted }) => percent(predicted.value, predicted, language),
                  nowrap: true,
                },
                { label: words.low, value: ({ predicted }) => predicted.low, hidden: true },
                { label: words.high, value: ({ predicted }) => predicted.high, hidden: true },
                {
                  label: words.observed,
                  value: ({ observed }) => observed?.rate ?? null,
                  show: ({ observed }) => (observed ? `${observed.present}/${observed.answers}` : '–'),
                },
                {
                  label: words.agrees,
                  value: ({ agrees }) => (agrees === null ? '–' : agrees ? words.yes : words.no),
                },
                {
                  label: words.surpriseSays,
                  value: ({ surprise }) => surprise,
                  show: ({ surprise }) => (surprise === null ? '–' : format.number(surprise)),
                },
              ]}
            />
          </section>
        )}
      </Listed>
    </>
  );
}
