import { differenceSpan, reachOf } from '@svc/figures';
import { Link } from '@tanstack/react-router';
import { getSourceGaps } from '../../data/operations.gen.ts';
import { useRows } from '../../data/use-read.ts';
import { useFilters } from '../../filter/use-filters.ts';
import { CountBar, topOf } from '../../kit/count-bar.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { Table } from '../../kit/table.tsx';
import { useLabels } from '../../label/use-labels.ts';
import { useFormat } from '../../part/format.ts';
import { useAreaText } from '../../text/area.ts';
import { useText } from '../../text/index.ts';
import { Beside } from './beside.tsx';
import { gapIn } from './frame.ts';
import { GapCell } from './gap-cell.tsx';
import { ListedCard } from './listed-card.tsx';
import type { SourceProps } from './query.ts';
import { siteWords } from './site-words.ts';
import { sourceWords } from './words.ts';

/** Cited sites by how far any rival is ahead of the own brand in the answers that cite them. */
export function Gaps({ projectId, query }: SourceProps) {
  const { figure } = useText();
  const words = useAreaText(sourceWords);
  const { table, headline } = useAreaText(siteWords);
  const labels = useLabels();
  const format = useFormat();
  const { frame } = useFilters(projectId);
  const found = useRows(getSourceGaps, { projectId, ...query });
  const rows = found.rows.map((row) => ({ ...row, own: gapIn(row, frame) }));
  const behind = rows.filter(({ own }) => own.verdict === 'behind').length;
  const span = differenceSpan(rows.map(({ own }) => reachOf(own.value, own.ci)));
  const top = topOf(rows.map(({ answers }) => answers));
  return (
    <>
      <PageHead
        lead={behind > 0 && words.gapLead}
        action={
          <Link className="button" to="/projects/$projectId/improve" params={{ projectId }}>
            {words.gapMoves}
          </Link>
        }
      >
        {found.isPending || found.hasNextPage ? words.views.gaps : headline.gaps(behind)}
      </PageHead>
      <ListedCard title={words.gapTitle} found={found} empty={words.emptyGaps} foot={words.gapFoot}>
        {() => (
          <Table
            part={found.hasNextPage}
            name={words.views.gaps}
            rows={rows}
            keyOf={({ domain }) => domain}
            columns={[
              {
                label: words.domain,
                value: ({ domain }) => domain,
                show: ({ domain, sourceType }) => (
                  <>
                    <Link
                      to={'/projects/$projectId/sources/pages' as never}
                      params={{ projectId } as never}
                      search={{ domain } as never}
                    >
                      {domain}
                    </Link>
                    <small>{labels.source(sourceType)}</small>
                  </>
                ),
              },
              {
                label: table.gap(format.points(span)),
                value: ({ own }) => own.value,
                show: ({ own: { value, ci, verdict } }) => (
                  <span data-frame={frame}>
                    <GapCell
                      value={value}
                      ci={ci}
                      span={span}
                      says={table.verdicts[verdict]}
                      tone={verdict === 'behind' ? 'fall' : verdict === 'ahead' ? 'rise' : undefined}
                    />
                  </span>
                ),
                end: false,
              },
              { label: figure.low, value: ({ own }) => own.ci?.low ?? null, hidden: true },
              { label: figure.high, value: ({ own }) => own.ci?.high ?? null, hidden: true },
              {
                label: table.beside,
                value: ({ withOwn, withRival }) => words.besideSays(withOwn, withRival),
                show: (row) => <Beside {...row} />,
              },
              {
                label: words.answers,
                value: ({ answers }) => answers,
                show: ({ answers }) => <CountBar value={answers} top={top} />,
                end: false,
              },
              { label: words.prompts, value: ({ prompts }) => prompts },
            ]}
          />
        )}
      </ListedCard>
    </>
  );
}
