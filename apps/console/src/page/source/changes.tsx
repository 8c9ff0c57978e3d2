import { differenceSpan, reachOf } from '@svc/figures';
import { listCitationChanges } from '../../data/operations.gen.ts';
import { useRows } from '../../data/use-read.ts';
import { PageHead } from '../../kit/page-head.tsx';
import { Table } from '../../kit/table.tsx';
import { useLabels } from '../../label/use-labels.ts';
import { useFormat } from '../../part/format.ts';
import { useAreaText } from '../../text/area.ts';
import { useText } from '../../text/index.ts';
import { GapCell } from './gap-cell.tsx';
import { ListedCard } from './listed-card.tsx';
import type { SourceProps } from './query.ts';
import { siteWords } from './site-words.ts';
import { sourceWords } from './words.ts';

/** Sources that are cited more or less than before. Each change is tested, with the false discovery rate of all tests controlled. */
export function Changes({ projectId, query }: SourceProps) {
  const { figure, filter } = useText();
  const words = useAreaText(sourceWords);
  const { changes: short } = useAreaText(siteWords);
  const labels = useLabels();
  const format = useFormat();
  const found = useRows(listCitationChanges, { projectId, ...query });
  const span = differenceSpan(found.rows.map(({ change, ci }) => reachOf(change, ci)));
  const changed = found.rows.filter(({ verdict }) => verdict === 'changed').length;
  return (
    <>
      <PageHead lead={words.changeLead}>
        {found.isPending
          ? words.views.changes
          : changed === 0
            ? short.none
            : words.changed(changed, format.count(found.total))}
      </PageHead>
      <ListedCard
        title={words.changeTitle}
        about={short.about}
        found={found}
        empty={words.emptyChanges}
        foot={`${filter.market}.`}
      >
        {(items) => (
          <div className="rows-of" data-frame="market">
            <Table
              part={found.hasNextPage}
              name={words.views.changes}
              rows={items}
              keyOf={({ domain }) => domain}
              columns={[
                {
                  label: words.domain,
                  value: ({ domain }) => domain,
                  show: ({ domain, sourceType }) => (
                    <>
                      <span className={sourceType === 'own' ? 'own-name' : ''}>{domain}</span>
                      <small>{labels.source(sourceType)}</small>
                    </>
                  ),
                },
                {
                  label: words.changePoints(format.points(span)),
                  value: ({ change }) => change,
                  show: ({ change, ci, verdict, kind }) => (
                    // A site is not the brand: its moves stay ink.
                    <GapCell
                      value={change}
                      ci={ci}
                      span={span}
                      says={verdict === 'changed' ? words.kind[kind] : words.changeVerdict[verdict]}
                    />
                  ),
                  end: false,
                },
                { label: figure.low, value: ({ ci }) => ci?.low ?? null, hidden: true },
                { label: figure.high, value: ({ ci }) => ci?.high ?? null, hidden: true },
                {
                  label: words.before,
                  value: ({ before }) => before,
                  show: ({ before }) => format.share(before),
                },
                {
                  label: words.after,
                  value: ({ after }) => after,
                  show: ({ after }) => <b>{format.share(after)}</b>,
                },
                { label: words.verdict, value: ({ verdict }) => words.changeVerdict[verdict], hidden: true },
              ]}
            />
          </div>
        )}
      </ListedCard>
    </>
  );
}
