import type { components } from '@svc/client';
import { differenceRows, percent, type Verdict } from '@svc/figures';
import { listCitationChanges } from '../../data/operations.gen.ts';
import { useRows } from '../../data/use-read.ts';
import { FigureBox } from '../../figure/figure-box.tsx';
import { useFilters } from '../../filter/use-filters.ts';
import { Table } from '../../kit/table.tsx';
import { useFormat } from '../../part/format.ts';
import { Listed } from '../../part/list.tsx';
import { useAreaText } from '../../text/area.ts';
import { useWording } from '../../text/index.ts';
import type { SourceProps } from './query.ts';
import { sourceWords } from './words.ts';

/** More are in the table below. */
const drawnSites = 15;

type Changed = components['schemas']['CitationChange'];

const verdictOf = ({ verdict, change }: Changed): Verdict =>
  verdict === 'changed' ? (change > 0 ? 'rise' : 'fall') : verdict;

/** Sources that are cited more or less than before. Each change is tested, with the false discovery rate of all tests controlled. */
export function Changes({ projectId, query }: SourceProps) {
  const { text, language } = useWording();
  const words = useAreaText(sourceWords);
  const format = useFormat();
  const { ends } = useFilters(projectId);
  const found = useRows(listCitationChanges, { projectId, ...query }, { limit: 25 });
  return (
    <Listed found={found} empty={words.emptyChanges}>
      {(items) => (
        <section className="card">
          <FigureBox
            title={words.views.changes}
            about={words.changeAbout(format.span(ends.from, ends.to), Math.min(drawnSites, items.length))}
            foot={words.changeLead}
            draw={(width) =>
              differenceRows(
                items.slice(0, drawnSites).map((item) => ({
                  label: item.domain,
                  difference: item.change,
                  interval: item.ci,
                  verdict: verdictOf(item),
                })),
                { width, language, title: words.views.changes },
              )
            }
            table={{
              columns: [words.domain, words.change, text.figure.low, text.figure.high, words.verdict],
              rows: items.map(({ domain, change, ci, verdict }) => [
                domain,
                change,
                ci?.low ?? null,
                ci?.high ?? null,
                words.changeVerdict[verdict],
              ]),
            }}
          />
          <Table
            part={found.hasNextPage}
            name={words.views.changes}
            rows={items}
            keyOf={({ domain }) => domain}
            columns={[
              { label: words.domain, value: ({ domain }) => domain },
              { label: words.change, value: ({ kind }) => words.kind[kind] },
              {
                label: words.before,
                value: ({ before }) => before,
                show: ({ before }) => percent(before, null, language),
              },
              {
                label: words.after,
                value: ({ after }) => after,
                show: ({ after }) => percent(after, null, language),
              },
              { label: words.verdict, value: ({ verdict }) => words.changeVerdict[verdict] },
              { label: words.type, value: ({ sourceType }) => words.types[sourceType] },
            ]}
          />
        </section>
      )}
    </Listed>
  );
}
