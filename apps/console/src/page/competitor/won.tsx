import { shareBar } from '@svc/figures';
import { Link } from '@tanstack/react-router';
import { getCompetitorGaps } from '../../data/operations.gen.ts';
import { useRead } from '../../data/use-read.ts';
import { useFilters } from '../../filter/use-filters.ts';
import { Card } from '../../kit/card.tsx';
import { Marks } from '../../kit/marks.tsx';
import { useFormat } from '../../part/format.ts';
import { Empty, Failed, Skeleton } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { toneOf } from '../overview/trend-input.ts';
import type { Brand } from './data.ts';
import { competitorWords } from './words.ts';

/** The prompts on which a rival is named most clearly more often: counts, no estimates. */
export function Won({ projectId, rivals }: { projectId: string; rivals: readonly Brand[] }) {
  const { won: words } = useAreaText(competitorWords);
  const format = useFormat();
  const { query, ends } = useFilters(projectId);
  const found = useRead(getCompetitorGaps, { ...query, limit: 4 });
  const items = found.data?.items ?? [];
  return (
    <Card
      title={words.title}
      about={words.about(format.span(ends.from, ends.to))}
      action={
        <Link to={'/projects/$projectId/competitors/prompts' as never} params={{ projectId } as never}>
          {words.all(found.data?.total ?? 0)}
        </Link>
      }
      foot={words.foot}
    >
      {found.error ? (
        <Failed error={found.error} retry={() => void found.refetch()} />
      ) : !found.data ? (
        <Skeleton lines={8} />
      ) : items.length === 0 ? (
        <Empty>{words.none}</Empty>
      ) : (
        <ul className="lines">
          {items.map(({ promptId, prompt, own, answers, rivals: named }) => {
            const [strongest] = named;
            return (
              <li key={promptId ?? prompt} className="with-picture">
                <div>
                  {promptId === null ? (
                    prompt
                  ) : (
                    <Link
                      to="/projects/$projectId/answers"
                      params={{ projectId }}
                      search={{ promptId } as never}
                    >
                      {prompt}
                    </Link>
                  )}
                  {strongest && (
                    <small>
                      <i className={`dot ${toneOf(rivals, strongest.brandId)}`} />{' '}
                      {words.counts(strongest.name, strongest.answers, own, answers)}
                    </small>
                  )}
                </div>
                <div className="end">
                  <Marks
                    hidden
                    figure={shareBar({
                      tone: toneOf(rivals, strongest?.brandId ?? ''),
                      share: (strongest?.answers ?? 0) / answers,
                      width: 120,
                    })}
                  />
                  <Marks hidden figure={shareBar({ tone: 'own', share: own / answers, width: 120 })} />
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
