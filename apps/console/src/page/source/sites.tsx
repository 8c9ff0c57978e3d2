import type { components } from '@svc/client';
import { differenceSpan, reachOf, shareTop } from '@svc/figures';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { getCitationDomains } from '../../data/operations.gen.ts';
import { useRows } from '../../data/use-read.ts';
import { useFilters } from '../../filter/use-filters.ts';
import { Card } from '../../kit/card.tsx';
import { type Shown, Strip } from '../../kit/figure.tsx';
import { useDebouncedValue } from '../../kit/use-debounced.ts';
import { useLabels } from '../../label/use-labels.ts';
import { useFormat } from '../../part/format.ts';
import { Empty, Failed, Skeleton } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { Dumbbell } from './dumbbell.tsx';
import { type Frame, frameOf, gapIn } from './frame.ts';
import { siteWords } from './site-words.ts';
import { useOwner } from './use-owner.ts';

type Domain = components['schemas']['CitedDomain'];
const sorts = ['-cited', '-gap', '-prompts', '-retrieved'] as const;
type Sort = (typeof sorts)[number];

/** Every cited site: how often it is cited, and who stands beside it. */
export function SiteTable({
  projectId,
  type,
}: {
  projectId: string;
  type: Domain['sourceType'] | undefined;
}) {
  const { table: words } = useAreaText(siteWords);
  const format = useFormat();
  const { query, frame } = useFilters(projectId);
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<Sort>('-cited');
  const part = useDebouncedValue(search.trim(), 300);
  const found = useRows(getCitationDomains, {
    ...query,
    sort,
    ...(part !== '' && { search: part }),
    ...(type !== undefined && { sourceType: type }),
  });
  const rows = found.rows;
  const top = shareTop(rows.map(({ cited }) => frameOf(cited, frame).ci));
  const span = differenceSpan(
    rows.map(({ gap }) => {
      const { value = null, ci = null } = gap ? gapIn(gap, frame) : {};
      return reachOf(value, ci);
    }),
  );
  return (
    <Card
      className="flush"
      title={words.title}
      action={
        <span className="actions">
          <input
            type="search"
            aria-label={words.search}
            placeholder={words.search}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          <select
            aria-label={words.sort}
            value={sort}
            onChange={({ target }) => setSort(sorts.find((one) => one === target.value) ?? '-cited')}
          >
            {sorts.map((one) => (
              <option key={one} value={one}>
                {words.sorts[one]}
              </option>
            ))}
          </select>
        </span>
      }
      foot={words.foot(format.count(rows.length), format.count(found.total))}
    >
      {found.error ? (
        <Failed error={found.error} retry={() => void found.refetch()} />
      ) : found.isPending ? (
        <Skeleton lines={10} />
      ) : rows.length === 0 ? (
        <Empty>{part === '' ? words.none : words.noMatch(part)}</Empty>
      ) : (
        <div className="rows-of scroller">
          <table className="sites" aria-label={words.title}>
            <thead>
              <tr>
                <th scope="col">{words.site}</th>
                <th scope="col">{words.cited(format.share(top))}</th>
                <th scope="col">{words.beside}</th>
                <th scope="col">{words.gap(format.points(span))}</th>
                <th scope="col" className="number">
                  {words.prompts}
                </th>
                <th scope="col" className="number">
                  {words.pages}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.domain} row={row} frame={frame} top={top} projectId={projectId} />
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
  );
}

function Row({ row, frame, top, projectId }: { row: Domain; frame: Frame; top: number; projectId: string }) {
  const { table: words } = useAreaText(siteWords);
  const labels = useLabels();
  const format = useFormat();
  const ownerOf = useOwner(projectId);
  const { domain, sourceType, brandId, answers, withOwn, withRival, gap, prompts, pages, cited } = row;
  const { value, ci } = frameOf(cited, frame);
  const shown: Shown = { value, ci, trials: answers, status: 'measured', predicted: false };
  const tested = gap && gapIn(gap, frame);
  const own = sourceType === 'own';
  const owner = brandId === null || own ? undefined : ownerOf(brandId);
  return (
    <tr>
      <th scope="row">
        <Link
          to={'/projects/$projectId/sources/pages' as never}
          params={{ projectId } as never}
          search={{ domain } as never}
          className={own ? 'own-name' : ''}
        >
          {domain}
        </Link>
        <small>{owner ?? labels.source(sourceType)}</small>
      </th>
      <td data-frame={frame}>
        {value === null || !ci ? (
          <span className="micro">{words.count(format.count(answers))}</span>
        ) : (
          <>
            <span className="num">
              <b>{format.value(shown)}</b>
              <span>{format.range(ci)}</span>
            </span>
            <Strip shown={shown} width={110} top={top} own={own} />
          </>
        )}
      </td>
      <td>
        {answers > 0 && (
          <>
            <Dumbbell own={withOwn / answers} rivals={withRival / answers} />
            <small>{words.shares(format.share(withOwn / answers), format.share(withRival / answers))}</small>
          </>
        )}
      </td>
      <td data-frame={frame}>
        {tested && (
          <span
            className={`verdict ${tested.verdict === 'ahead' ? 'rise' : tested.verdict === 'behind' ? 'fall' : ''}`}
          >
            <b>{format.difference(tested.value, tested.ci)}</b>
            {tested.ci && <span>{format.differenceRange(tested.ci)}</span>}
            <small>{words.verdicts[tested.verdict]}</small>
          </span>
        )}
      </td>
      <td className="number">{format.count(prompts)}</td>
      <td className="number">{format.count(pages)}</td>
    </tr>
  );
}
