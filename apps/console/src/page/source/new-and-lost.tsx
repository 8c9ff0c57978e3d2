import { differenceSpan, reachOf, whisker } from '@svc/figures';
import { Link } from '@tanstack/react-router';
import { listCitationChanges } from '../../data/operations.gen.ts';
import { useAll } from '../../data/use-read.ts';
import { useFilters } from '../../filter/use-filters.ts';
import { Card } from '../../kit/card.tsx';
import { Marks } from '../../kit/marks.tsx';
import { useFormat } from '../../part/format.ts';
import { Empty, Failed, Skeleton } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { useText, useWording } from '../../text/index.ts';
import { Axis } from '../overview/moves.tsx';
import { siteWords } from './site-words.ts';

const width = 120;

/** Sites that are cited more or less than before, as tested. */
export function NewAndLost({ projectId }: { projectId: string }) {
  const { changes: words } = useAreaText(siteWords);
  const { filter } = useText();
  const { language } = useWording();
  const format = useFormat();
  const { query } = useFilters(projectId);
  const found = useAll(listCitationChanges, query, { limit: 100 });
  const changed = found.rows.filter(({ verdict }) => verdict === 'changed');
  const shown = changed.slice(0, 5);
  const span = differenceSpan(shown.map(({ change, ci }) => reachOf(change, ci)));
  return (
    <Card
      title={words.title}
      about={words.about}
      action={
        changed.length > 0 && (
          <Link to={'/projects/$projectId/sources/changes' as never} params={{ projectId } as never}>
            {words.all(changed.length)}
          </Link>
        )
      }
      foot={`${words.foot} ${filter.market}.`}
    >
      {found.error ? (
        <Failed error={found.error} retry={() => void found.refetch()} />
      ) : !found.data ? (
        <Skeleton lines={8} />
      ) : shown.length === 0 ? (
        <Empty>{found.total === 0 ? words.nothing : words.none}</Empty>
      ) : (
        <>
          <Axis span={span} width={width} />
          <ul className="lines" data-frame="market">
            {shown.map(({ domain, kind, change, ci }) => (
              <li key={domain}>
                {/* A name of its own line is not broken in its middle. */}
                {domain}
                <div className="with-picture">
                  <div>
                    <small>{words.kinds[kind]}</small>
                    <span className="num">
                      <b>{format.difference(change, ci)}</b>
                      {ci && <span>({format.differenceRange(ci)})</span>}
                    </span>
                  </div>
                  {/* A site is not the brand: its moves stay ink. */}
                  <Marks
                    hidden
                    figure={whisker({ value: change, range: ci, verdict: null, span, width, language })}
                  />
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
