import { differenceSpan, whisker } from '@svc/figures';
import { Link } from '@tanstack/react-router';
import { generateRecommendations, listRecommendations } from '../../data/operations.gen.ts';
import { useAct, useRead } from '../../data/use-read.ts';
import { Card } from '../../kit/card.tsx';
import { Marks } from '../../kit/marks.tsx';
import { useLabels } from '../../label/use-labels.ts';
import { useFormat } from '../../part/format.ts';
import { Empty, Failed, Skeleton } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { useWording } from '../../text/index.ts';
import { overviewWords } from './words.ts';

const width = 110;

/** What to do next, and what it would bring: outlined, since it is predicted. */
export function Moves({ projectId }: { projectId: string }) {
  const { moves: words } = useAreaText(overviewWords);
  const { language } = useWording();
  const labels = useLabels();
  const format = useFormat();
  const found = useRead(listRecommendations, { projectId, state: 'open', sort: '-priority', limit: 3 });
  const look = useAct(generateRecommendations);
  const items = found.data?.items ?? [];
  const ranges = items.map(({ uplift }) => (uplift ? { low: uplift.low95, high: uplift.high95 } : null));
  const span = differenceSpan(ranges);
  return (
    <Card
      title={words.title}
      about={words.about}
      action={
        found.data && found.data.total > 3 ? (
          <Link to="/projects/$projectId/improve" params={{ projectId }}>
            {words.all(found.data.total)}
          </Link>
        ) : undefined
      }
      foot={items.length > 0 ? words.foot : undefined}
    >
      {found.error ? (
        <Failed error={found.error} retry={() => void found.refetch()} />
      ) : !found.data ? (
        <Skeleton lines={14} />
      ) : items.length === 0 ? (
        <Empty
          action={
            <button type="button" disabled={look.isPending} onClick={() => look.mutate({ projectId })}>
              {words.look}
            </button>
          }
        >
          {words.none}
        </Empty>
      ) : (
        <>
          <Axis span={span} width={width} />
          <ul className="lines">
            {items.map(({ id, title, prompts, effortDays, uplift }) => {
              const range = uplift && { low: uplift.low95, high: uplift.high95 };
              return (
                <li key={id}>
                  <Link to="/projects/$projectId/improve/$recId" params={{ projectId, recId: id }}>
                    {title}
                  </Link>
                  <div className="with-picture">
                    <div>
                      <small>{words.prompts(prompts, labels.effortDays(effortDays))}</small>
                      {uplift && range && (
                        <span className="num">
                          <b>{format.difference(uplift.median, range)}</b>
                          <span>({format.differenceRange(range)})</span>
                        </span>
                      )}
                    </div>
                    <Marks
                      hidden
                      figure={whisker({
                        value: uplift?.median ?? null,
                        range,
                        inner: uplift && { low: uplift.low80, high: uplift.high80 },
                        verdict: null,
                        span,
                        width,
                        predicted: true,
                        language,
                      })}
                    />
                  </div>
                </li>
              );
            })}
          </ul>
        </>
      )}
      {look.error && <Failed error={look.error} />}
    </Card>
  );
}

/** The ends of an axis of differences, above the pictures that share it. */
export function Axis({ span, width }: { span: number; width: number }) {
  const format = useFormat();
  return (
    <div className="axis-line" aria-hidden="true">
      <span className="axis" style={{ width }}>
        <span>{format.difference(-span, null)}</span>
        <span>{format.number(0)}</span>
        <span>{format.difference(span, null)}</span>
      </span>
    </div>
  );
}
