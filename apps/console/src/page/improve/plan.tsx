import { isSvcError } from '@svc/client';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { getOptimizationPlan } from '../../data/operations.gen.ts';
import { useRead } from '../../data/use-read.ts';
import { Card } from '../../kit/card.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { Table } from '../../kit/table.tsx';
import { useFormat } from '../../part/format.ts';
import { Empty, Load } from '../../part/load.tsx';
import { Said } from '../../part/said.tsx';
import { useAreaText } from '../../text/area.ts';
import { fill } from '../../text/fill.tsx';
import { Gain, Notes, useGainColumns } from './gain-columns.tsx';
import { trialWords } from './trial-words.ts';
import { improveWords } from './words.ts';

/** In which order to act, for so much work or so many credits. */
export function Plan({ projectId }: { projectId: string }) {
  const words = useAreaText(improveWords);
  const { plan: said } = useAreaText(trialWords);
  const format = useFormat();
  const { budget = 10, unit = 'days' } = useSearch({ from: '/frame/projects/$projectId/improve' });
  const navigate = useNavigate({ from: '/projects/$projectId/improve/plan' });
  const plan = useRead(getOptimizationPlan, { projectId, budget, unit });
  const found = plan.data;
  const steps = (found?.steps ?? []).map((step, index) => ({ ...step, place: index + 1 }));
  const gains = useGainColumns(({ gain }) => gain, steps);
  const noMoves = isSvcError(plan.error, 'conflict');
  return (
    <>
      <PageHead lead={words.planLead}>
        {found && steps.length > 0
          ? fill(
              said.headline(steps.length, words.spent[unit](format.number(found.spent))),
              <Gain spread={found.uplift} />,
            )
          : words.views.plan}
      </PageHead>
      <div className="grid">
        <Card
          className="flush"
          title={said.title}
          about={said.about}
          action={
            <span className="actions">
              <label className="inline">
                {words.budget}
                <input
                  className="short"
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
              <Segmented
                label={words.unit}
                value={unit}
                options={(['days', 'credits'] as const).map((value) => ({
                  value,
                  label: words.units[value],
                }))}
                choose={(value) =>
                  void navigate({
                    search: (before) => ({ ...before, unit: value === 'credits' ? value : undefined }),
                  })
                }
              />
            </span>
          }
          foot={steps.length > 0 ? said.foot : undefined}
        >
          {noMoves ? (
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
              {({ beatsTopThree, notes }) =>
                steps.length === 0 ? (
                  <Empty>{notes[0] ?? words.planEmpty}</Empty>
                ) : (
                  <>
                    <Table
                      name={words.views.plan}
                      rows={steps}
                      keyOf={({ recommendationId }) => recommendationId}
                      columns={[
                        { label: words.order, value: ({ place }) => place, end: false },
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
                        ...gains,
                        {
                          label: words.cost,
                          value: ({ cost }) => cost,
                          show: ({ cost }) => words.spent[unit](format.number(cost)),
                        },
                        {
                          label: said.next,
                          value: ({ next }) => next?.probability ?? null,
                          end: false,
                          show: ({ next }) =>
                            next === null ? '–' : next.tie ? said.tie : format.chance(next.probability),
                        },
                      ]}
                    />
                    <p className="small">{said.beats(format.share(beatsTopThree))}</p>
                    <Notes notes={notes} />
                  </>
                )
              }
            </Load>
          )}
        </Card>
      </div>
    </>
  );
}
