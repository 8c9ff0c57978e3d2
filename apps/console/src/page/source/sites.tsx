import type { components } from '@svc/client';
import { differenceSpan, reachOf, shareTop } from '@svc/figures';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { getCitationDomains } from '../../data/operations.gen.ts';
import { useRows } from '../../data/use-read.ts';
import { useFilters } from '../../filter/use-filters.ts';
import { Card } from '../../kit/card.tsx';
import { Share } from '../../kit/figure.tsx';
import { Table } from '../../kit/table.tsx';
import { useDebouncedValue } from '../../kit/use-debounced.ts';
import { useLabels } from '../../label/use-labels.ts';
import { useFormat } from '../../part/format.ts';
import { Empty, Failed, Skeleton } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { Beside } from './beside.tsx';
import { siteSorts } from './filters.ts';
import { type Frame, frameOf, gapIn } from './frame.ts';
import { GapCell } from './gap-cell.tsx';
import { siteWords } from './site-words.ts';
import { useOwner } from './use-owner.ts';

type Domain = components['schemas']['CitedDomain'];
const from = '/frame/projects/$projectId/sources';

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
  const { q = '', sort = '-cited' } = useSearch({ from });
  const navigate = useNavigate({ from: '/projects/$projectId/sources' });
  const part = useDebouncedValue(q, 300);
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
            value={q}
            onChange={({ target }) =>
              void navigate({
                search: (before) => ({ ...before, q: target.value || undefined }),
                replace: true,
              })
            }
          />
          <select
            aria-label={words.sort}
            value={sort}
            onChange={({ target }) => {
              const chosen = siteSorts.find((one) => one === target.value);
              void navigate({ search: (before) => ({ ...before, sort: chosen }) });
            }}
          >
            {siteSorts.map((one) => (
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
        <Table
          name={words.title}
          rows={rows}
          part
          keyOf={({ domain }) => domain}
          columns={[
            {
              label: words.site,
              value: ({ domain }) => domain,
              show: (row) => <Site row={row} projectId={projectId} />,
            },
            {
              label: words.cited(format.share(top)),
              value: ({ cited }) => frameOf(cited, frame).value,
              show: (row) => <Cited row={row} frame={frame} top={top} />,
              end: false,
            },
            {
              label: words.beside,
              value: ({ withOwn, withRival, answers }) =>
                answers > 0
                  ? words.shares(format.share(withOwn / answers), format.share(withRival / answers))
                  : null,
              show: (row) => <Beside {...row} />,
            },
            {
              label: words.gap(format.points(span)),
              value: ({ gap }) => (gap ? gapIn(gap, frame).value : null),
              show: (row) => <Gap row={row} frame={frame} span={span} />,
              end: false,
            },
            { label: words.prompts, value: ({ prompts }) => prompts },
            { label: words.pages, value: ({ pages }) => pages },
          ]}
        />
      )}
      {found.hasNextPage && (
        <button type="button" disabled={found.isFetching} onClick={() => void found.fetchNextPage()}>
          {words.more}
        </button>
      )}
    </Card>
  );
}

function Site({ row: { domain, sourceType, brandId }, projectId }: { row: Domain; projectId: string }) {
  const labels = useLabels();
  const ownerOf = useOwner(projectId);
  const own = sourceType === 'own';
  const owner = brandId === null || own ? undefined : ownerOf(brandId);
  return (
    <>
      <Link
        to={'/projects/$projectId/sources/pages' as never}
        params={{ projectId } as never}
        search={{ domain } as never}
        className={own ? 'own-name' : ''}
      >
        {domain}
      </Link>
      <small>{owner ?? labels.source(sourceType)}</small>
    </>
  );
}

function Cited({ row, frame, top }: { row: Domain; frame: Frame; top: number }) {
  const { table: words } = useAreaText(siteWords);
  const format = useFormat();
  const { sourceType, answers, cited } = row;
  const { value, ci } = frameOf(cited, frame);
  return (
    <span data-frame={frame}>
      {value === null || !ci ? (
        <span className="micro">{words.count(format.count(answers))}</span>
      ) : (
        <Share value={value} ci={ci} trials={answers} top={top} own={sourceType === 'own'} />
      )}
    </span>
  );
}

function Gap({ row: { gap }, frame, span }: { row: Domain; frame: Frame; span: number }) {
  const { table: words } = useAreaText(siteWords);
  if (!gap) return null;
  const { value, ci, verdict } = gapIn(gap, frame);
  return (
    <span data-frame={frame}>
      <GapCell
        value={value}
        ci={ci}
        span={span}
        says={words.verdicts[verdict]}
        tone={verdict === 'behind' ? 'fall' : verdict === 'ahead' ? 'rise' : undefined}
      />
    </span>
  );
}
