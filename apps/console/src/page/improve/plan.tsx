import { isSvcError } from '@svc/client';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { getOptimizationPlan } from '../../data/operations.gen.ts';
import { useRead } from '../../data/use-read.ts';
import { Table } from '../../kit/table.tsx';
import { Badge } from '../../part/badge.tsx';
import { Choice } from '../../part/choice.tsx';
import { useFormat } from '../../part/format.ts';
import { Empty, Load } from '../../part/load.tsx';
import { Said } from '../../part/said.tsx';
import { useAreaText } from '../../text/area.ts';
import { SpreadRows, SpreadText } from './spread.tsx';
import { improveWords } from './words.ts';

/** In which order to act, for so much work or so many credits. */
export function Plan({ projectId }: { projectId: string }) {
  const words = useAreaText(improveWords);
  const format = useFormat();
  const { budget = 10, unit = 'days' } = useSearch({ from: '/frame/projects/$projectId/improve' });
  const navigate = useNavigate({ from: '/projects/$projectId/improve/plan' });
  const plan = useRead(getOptimizationPlan, { projectId, budget, unit });
  return (
    <>
      <p>{words.planLead}</p>
      <form className="filters">
        <label>
          {words.budget}
          <input
            type="number"
            min={1}
            max={100_000}
            value={budget}
            onChange={({ target }) =>
              void navigate({
                search: (before) => ({ ...before, budget: Math.max(1, target.valueAsNumber || 1) }),
                replace: true,
              })
            }
          />
        </label>
        <Choice
          label={words.unit}
          value={unit}
          options={[
            { value: 'days', label: words.units.days },
            { value: 'credits', label: words.units.credits },
          ]}
          choose={(value) =>
            void navigate({
              search: (before) => ({ ...before, unit: value === 'credits' ? value : undefined }),
            })
          }
        />
      </form>
      {isSvcError(plan.error, 'conflict') ? (
        <Empty
          action={
            <Link to="/projects/$projectId/improve" params={{ projectId }}>
              {words.views.moves}
            </Link>
          }
        >
          {words.planNone}
        </Empty>
      ) : (
        <Load query={plan} lines={10}>
          {({ steps, uplift, spent, beatsTopThree, notes, provenance }) =>
            steps.length === 0 ? (
              <Empty>{notes[0] ?? words.planEmpty}</Empty>
            ) : (
              <section className="card">
                <p>
                  {words.planned(steps.length, format.number(spent), words.units[unit])}{' '}
                  <SpreadText spread={uplift} /> <Badge provenance={provenance} />
                </p>
                <SpreadRows
                  name={words.views.plan}
                  rows={[
                    ...steps.map(({ title, gain }) => ({ label: title, spread: gain })),
                    { label: words.wholePlan, spread: uplift },
                  ]}
                />
                <Table
                  name={words.views.plan}
                  rows={steps.map((step, index) => ({ ...step, place: index + 1 }))}
                  keyOf={({ recommendationId }) => recommendationId}
                  columns={[
                    { label: words.order, value: ({ place }) => place },
                    {
                      label: words.step,
                      value: ({ title }) => title,
                      show: ({ title, recommendationId }) => (
                        <Link
                          to="/projects/$projectId/improve/$recId"
                          params={{ projectId, recId: recommendationId }}
                        >
                          <Said>{title}</Said>
                        </Link>
                      ),
                    },
                    {
                      label: words.cost,
                      value: ({ cost }) => cost,
                      show: ({ cost }) => `${format.number(cost)} ${words.units[unit]}`,
                    },
                    {
                      label: words.sure,
                      value: ({ next }) => next?.probability ?? null,
                      show: ({ next }) =>
                        next === null
                          ? '–'
                          : next.tie
                            ? words.tie
                            : words.surely(format.share(next.probability)),
                    },
                  ]}
                />
                <p className="small">{words.beats(format.share(beatsTopThree))}</p>
                {notes.map((note) => (
                  <p key={note} className="small">
                    <Said>{note}</Said>
                  </p>
                ))}
              </section>
            )
          }
        </Load>
      )}
    </>
  );
}
