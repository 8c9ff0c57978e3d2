import type { components } from '@svc/client';
import { differenceSpan, whisker } from '@svc/figures';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import {
  generateRecommendations,
  getRecommendationsSummary,
  listRecommendations,
} from '../../data/operations.gen.ts';
import { useAct, useRead, useRows } from '../../data/use-read.ts';
import { Card } from '../../kit/card.tsx';
import { Marks } from '../../kit/marks.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { WhenSeen } from '../../kit/when-seen.tsx';
import { useLabels } from '../../label/use-labels.ts';
import { useFormat } from '../../part/format.ts';
import { Empty, Failed, Skeleton } from '../../part/load.tsx';
import { Said } from '../../part/said.tsx';
import { useAreaText } from '../../text/area.ts';
import { fill } from '../../text/fill.tsx';
import { useText, useWording } from '../../text/index.ts';
import { caseWords } from './case-words.ts';
import { improveWords } from './words.ts';
import { Worked } from './worked.tsx';

type Move = components['schemas']['RecommendationSummary'];
const shownStates = ['open', 'shipped', 'dismissed'] as const;
const width = 150;

/** What is worth doing, what it would bring, and whether earlier moves worked. */
export function Moves({ projectId }: { projectId: string }) {
  const { list: words } = useAreaText(caseWords);
  const improve = useAreaText(improveWords);
  const format = useFormat();
  const { state = 'open' } = useSearch({ from: '/frame/projects/$projectId/improve' });
  const navigate = useNavigate({ from: '/projects/$projectId/improve' });
  const found = useRows(listRecommendations, { projectId, state, sort: '-priority' });
  const look = useAct(generateRecommendations);
  const span = differenceSpan(
    found.rows.map(({ uplift }) => uplift && { low: uplift.low95, high: uplift.high95 }),
  );
  return (
    <>
      <Headline projectId={projectId} />
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
            <div className="rows-of scroller">
              <table className="sites moves" aria-label={words.title}>
                <thead>
                  <tr>
                    <th scope="col">{words.move}</th>
                    <th scope="col">{words.gain(format.points(span))}</th>
                    <th scope="col">{words.rises}</th>
                    <th scope="col">{words.effort}</th>
                    <th scope="col" className="number">
                      {words.prompts}
                    </th>
                    <th scope="col">{words.state}</th>
                  </tr>
                </thead>
                <tbody>
                  {found.rows.map((move) => (
                    <Row key={move.id} move={move} span={span} projectId={projectId} />
                  ))}
                </tbody>
              </table>
            </div>
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

function Row({ move, span, projectId }: { move: Move; span: number; projectId: string }) {
  const { list: words } = useAreaText(caseWords);
  const improve = useAreaText(improveWords);
  const { language } = useWording();
  const labels = useLabels();
  const format = useFormat();
  const { id, title, state, uplift, effortDays, prompts, lost, owner, due } = move;
  const range = uplift && { low: uplift.low95, high: uplift.high95 };
  return (
    <tr>
      <th scope="row">
        <Link to="/projects/$projectId/improve/$recId" params={{ projectId, recId: id }}>
          <Said>{title}</Said>
        </Link>
      </th>
      <td>
        {uplift && range ? (
          <>
            <span className="num">
              <b>{format.difference(uplift.median, range)}</b>
              <span>{format.differenceRange(range)}</span>
            </span>
            <Marks
              hidden
              figure={whisker({
                value: uplift.median,
                range,
                inner: { low: uplift.low80, high: uplift.high80 },
                verdict: null,
                span,
                width,
                predicted: true,
                language,
              })}
            />
          </>
        ) : (
          <span className="micro">{words.unknown}</span>
        )}
      </td>
      <td>{uplift ? format.chance(uplift.probabilityPositive) : '–'}</td>
      <td>{labels.effortDays(effortDays)}</td>
      <td className="number">{lost === null ? words.of(prompts) : words.lost(lost, prompts)}</td>
      <td>
        <span className="tag">{improve.states[state]}</span>
        <small>
          {[owner, due === null ? null : improve.dueOn(format.date(due))].filter(Boolean).join(', ')}
        </small>
      </td>
    </tr>
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
                words.together,
                words.moves(open.moves),
                format.difference(open.uplift.median, range),
                <small>({format.differenceRange(range)})</small>,
              )
            : words.unknown(open.moves)}
      </h1>
      <p className="lead">
        {open.uplift && `${lead.wide} `}
        {measured.moves === 0
          ? lead.none
          : lead.kept(measured.moves, format.points(measured.predicted), format.points(measured.realised))}
      </p>
    </>
  );
}
