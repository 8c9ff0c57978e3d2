import { differenceSpan, reachOf, shareTop, whisker } from '@svc/figures';
import { Link } from '@tanstack/react-router';
import { getCitationDomains, getSourceGaps } from '../../data/operations.gen.ts';
import { useRead } from '../../data/use-read.ts';
import { useFilters } from '../../filter/use-filters.ts';
import { Card } from '../../kit/card.tsx';
import { Strip } from '../../kit/figure.tsx';
import { Marks } from '../../kit/marks.tsx';
import { useLabels } from '../../label/use-labels.ts';
import { useFormat } from '../../part/format.ts';
import { Empty, Failed, Skeleton } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { useText, useWording } from '../../text/index.ts';
import { Axis } from './moves.tsx';
import { overviewWords } from './words.ts';

const width = 110;

/** The sites that carry most answers. */
export function RestOn({ projectId }: { projectId: string }) {
  const { sources: words } = useAreaText(overviewWords);
  const { filter } = useText();
  const labels = useLabels();
  const format = useFormat();
  const { query } = useFilters(projectId);
  const found = useRead(getCitationDomains, { ...query, limit: 4 });
  const items = found.data?.items ?? [];
  const top = shareTop(items.map(({ cited }) => cited.ci));
  return (
    <Card
      title={words.title}
      about={words.about}
      action={
        <Link to="/projects/$projectId/sources" params={{ projectId }}>
          {words.all}
        </Link>
      }
      foot={`${words.foot(found.data?.total ?? 0)} 0–${format.share(top)}. ${filter.market}.`}
    >
      {found.error ? (
        <Failed error={found.error} retry={() => void found.refetch()} />
      ) : !found.data ? (
        <Skeleton lines={6} />
      ) : items.length === 0 ? (
        <Empty>{words.none}</Empty>
      ) : (
        <ul className="lines">
          {items.map(({ domain, sourceType, answers, cited }) => (
            <li key={domain} className="with-picture">
              <div>
                <Link
                  to="/projects/$projectId/sources"
                  params={{ projectId }}
                  search={{ q: domain } as never}
                >
                  {domain}
                </Link>
                <small>{labels.source(sourceType)}</small>
              </div>
              <div className="end" data-frame="market">
                {cited.value === null ? (
                  <span className="micro">{words.in(format.count(answers))}</span>
                ) : (
                  <>
                    <span className="num">
                      <b>{format.value({ value: cited.value, ci: cited.ci })}</b>
                      {cited.ci && <span>{format.range(cited.ci)}</span>}
                    </span>
                    <Strip
                      shown={{
                        value: cited.value,
                        ci: cited.ci,
                        trials: answers,
                        status: 'measured',
                        predicted: false,
                      }}
                      width={width}
                      top={top}
                      own={sourceType === 'own'}
                    />
                  </>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Cited sites by how far any rival is ahead of the brand in the answers that cite them. */
export function Behind({ projectId }: { projectId: string }) {
  const { gaps: words } = useAreaText(overviewWords);
  const { language } = useWording();
  const format = useFormat();
  const { query } = useFilters(projectId);
  const found = useRead(getSourceGaps, { ...query, limit: 4 });
  const items = found.data?.items ?? [];
  // A rival that is ahead has a negative difference.
  const behind = items.map(({ gap, ci }) => ({
    value: -gap,
    range: ci ? { low: -ci.high, high: -ci.low } : null,
  }));
  const span = differenceSpan(behind.map(({ value, range }) => reachOf(value, range)));
  return (
    <Card
      title={words.title}
      about={words.about}
      action={
        <Link to="/projects/$projectId/sources/gaps" params={{ projectId }}>
          {words.all(found.data?.total ?? 0)}
        </Link>
      }
      foot={
        items.length > 0
          ? words.foot(items.filter(({ verdict }) => verdict === 'behind').length, items.length)
          : undefined
      }
    >
      {found.error ? (
        <Failed error={found.error} retry={() => void found.refetch()} />
      ) : !found.data ? (
        <Skeleton lines={6} />
      ) : items.length === 0 ? (
        <Empty>{words.none}</Empty>
      ) : (
        <>
          <Axis span={span} width={width} />
          <ul className="lines">
            {items.map(({ domain, prompts, verdict }, index) => {
              const { value = null, range = null } = behind[index] ?? {};
              const tested = verdict === 'behind' ? 'fall' : 'no_change_shown';
              return (
                <li key={domain} className="with-picture">
                  <div>
                    <Link
                      to="/projects/$projectId/sources/gaps"
                      params={{ projectId }}
                      search={{ q: domain } as never}
                    >
                      {domain}
                    </Link>
                    <small>{words.prompts(prompts)}</small>
                  </div>
                  <div className="end" data-frame="market">
                    <span className={`verdict ${tested === 'fall' ? 'fall' : ''}`}>
                      <b>{value === null ? '–' : format.difference(value, range)}</b>
                      {range && <span>({format.differenceRange(range)})</span>}
                    </span>
                    <Marks
                      hidden
                      figure={whisker({ value, range, verdict: tested, span, width, language })}
                    />
                  </div>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </Card>
  );
}
