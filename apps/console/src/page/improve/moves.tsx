import { useNavigate, useSearch } from '@tanstack/react-router';
import {
  generateRecommendations,
  getRecommendationsSummary,
  listGoals,
  listRecommendations,
} from '../../data/operations.gen.ts';
import { useAct, useAll, useRead, useRows } from '../../data/use-read.ts';
import { Card } from '../../kit/card.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { WhenSeen } from '../../kit/when-seen.tsx';
import { useFormat } from '../../part/format.ts';
import { Empty, Failed, Skeleton } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { fill } from '../../text/fill.tsx';
import { useText } from '../../text/index.ts';
import { Chance } from '../goal/chance.tsx';
import { GoalPicture } from '../goal/goal-picture.tsx';
import { caseWords } from './case-words.ts';
import { MoveTable } from './move-table.tsx';
import { improveWords } from './words.ts';
import { Worked } from './worked.tsx';

const shownStates = ['open', 'shipped', 'dismissed'] as const;

/** What is worth doing, what it would bring, and whether earlier moves worked. */
export function Moves({ projectId }: { projectId: string }) {
  const { list: words } = useAreaText(caseWords);
  const improve = useAreaText(improveWords);
  const { state = 'open' } = useSearch({ from: '/frame/projects/$projectId/improve' });
  const navigate = useNavigate({ from: '/projects/$projectId/improve' });
  const found = useRows(listRecommendations, { projectId, state, sort: '-priority' });
  const look = useAct(generateRecommendations);
  return (
    <>
      <Headline projectId={projectId} />
      <NextGoal projectId={projectId} />
      <div className="grid">
        <Card
          className="flush"
          title={words.title}
          about={words.free}
          action={
            <span className="actions">
              <Segmented
                label={words.show}
                value={shownStates.find((one) => one === state) ?? 'open'}
                options={shownStates.map((value) => ({ value, label: words.states[value] }))}
                choose={(value) =>
                  void navigate({
                    search: (before) => ({ ...before, state: value === 'open' ? undefined : value }),
                  })
                }
              />
              <button
                type="button"
                className="small"
                disabled={look.isPending}
                onClick={() => look.mutate({ projectId })}
              >
                {look.isPending ? improve.looking : words.look}
              </button>
            </span>
          }
          foot={words.foot(found.rows.length, found.total)}
        >
          {look.data && (
            <p role="status">{improve.looked(look.data.made, look.data.renewed, look.data.gone)}</p>
          )}
          {look.error && <Failed error={look.error} />}
          {found.error ? (
            <Failed error={found.error} retry={() => void found.refetch()} />
          ) : found.isPending ? (
            <Skeleton lines={10} />
          ) : found.rows.length === 0 ? (
            <Empty>{state === 'open' ? improve.movesEmpty : words.none}</Empty>
          ) : (
            <MoveTable projectId={projectId} rows={found.rows} part={found.hasNextPage} />
          )}
          {found.hasNextPage && (
            <button type="button" disabled={found.isFetching} onClick={() => void found.fetchNextPage()}>
              {words.more}
            </button>
          )}
        </Card>
        <WhenSeen height={260}>
          <Worked projectId={projectId} />
        </WhenSeen>
      </div>
    </>
  );
}

/** The goal whose day comes first, where one is set: all goals stand under their tab. */
function NextGoal({ projectId }: { projectId: string }) {
  const goals = useAll(listGoals, { projectId }, { limit: 100 });
  const [next] = goals.rows
    .filter(({ state }) => state !== 'met' && state !== 'missed')
    .toSorted((one, other) => one.due.localeCompare(other.due));
  if (!next) return null;
  return (
    <section className="grid" aria-label={next.name}>
      <div className="c8">
        <GoalPicture goal={next} />
      </div>
      <Chance goal={next} />
    </section>
  );
}

/** What all open moves do together, and whether earlier promises were kept. */
function Headline({ projectId }: { projectId: string }) {
  const { headline: words, lead } = useAreaText(caseWords);
  const { pages } = useText();
  const format = useFormat();
  const found = useRead(getRecommendationsSummary, { projectId });
  if (!found.data)
    return (
      <>
        <h1 className="display">{pages.improve}</h1>
        {found.error ? (
          <Failed error={found.error} retry={() => void found.refetch()} />
        ) : (
          <Skeleton lines={3} />
        )}
      </>
    );
  const { open, measured } = found.data;
  const range = open.uplift && { low: open.uplift.low95, high: open.uplift.high95 };
  return (
    <>
      <h1 className="display">
        {open.moves === 0
          ? words.none
          : open.uplift && range
            ? fill(
                range.low > 0 ? words.together : words.mayBeNothing,
                words.moves(open.moves),
                format.difference(open.uplift.median, range),
                <small>({format.differenceRange(range)})</small>,
              )
            : words.unknown(open.moves)}
      </h1>
      <p className="lead">
        {open.uplift && `${lead.wide} `}
        {open.uplift &&
          range &&
          range.low < 0 &&
          `${lead.loss(format.chance(1 - open.uplift.probabilityPositive))} `}
        {measured.moves === 0
          ? lead.none
          : lead.kept(
              measured.moves,
              measured.withinPredicted,
              measured.realisedCi
                ? `${format.difference(measured.realised, measured.realisedCi)} (${format.differenceRange(measured.realisedCi)})`
                : format.difference(measured.realised, null),
              format.difference(measured.predicted, null),
            )}
      </p>
    </>
  );
}
