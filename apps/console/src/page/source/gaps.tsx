import { points } from '@svc/figures';
import { getSourceGaps } from '../../data/operations.gen.ts';
import { useRows } from '../../data/use-read.ts';
import { Table } from '../../kit/table.tsx';
import { Listed } from '../../part/list.tsx';
import { OutLink } from '../../part/out-link.tsx';
import { useAreaText } from '../../text/area.ts';
import { useWording } from '../../text/index.ts';
import type { SourceProps } from './query.ts';
import { sourceWords } from './words.ts';

/** Sites beside rivals and not beside the own brand. */
export function Gaps({ projectId, query }: SourceProps) {
  const { text, language } = useWording();
  const words = useAreaText(sourceWords);
  const found = useRows(getSourceGaps, { projectId, ...query }, { limit: 25 });
  return (
    <>
      <p>{words.gapLead}</p>
      <Listed found={found} empty={words.emptyGaps}>
        {(items) => (
          <section className="card">
            <Table
              part={found.hasNextPage}
              name={words.views.gaps}
              rows={items}
              keyOf={({ domain }) => domain}
              columns={[
                { label: words.domain, value: ({ domain }) => domain },
                { label: words.type, value: ({ sourceType }) => words.types[sourceType] },
                { label: words.verdict, value: ({ verdict }) => words.gapVerdict[verdict] },
                {
                  label: words.gap,
                  value: ({ gap }) => gap,
                  show: ({ gap, ci }) => points(gap, ci, language),
                  nowrap: true,
                },
                { label: text.figure.low, value: ({ ci }) => ci?.low ?? null, hidden: true },
                { label: text.figure.high, value: ({ ci }) => ci?.high ?? null, hidden: true },
                { label: words.prompts, value: ({ prompts }) => prompts },
                { label: words.answers, value: ({ answers }) => answers },
                { label: words.withOwn, value: ({ withOwn }) => withOwn },
                { label: words.withRival, value: ({ withRival }) => withRival },
                {
                  label: words.urls,
                  value: ({ urls }) => urls.join(' '),
                  show: ({ urls }) => (
                    <details>
                      <summary>{urls.length}</summary>
                      <ul className="plain">
                        {urls.map((url) => (
                          <li key={url}>
                            <OutLink url={url} />
                          </li>
                        ))}
                      </ul>
                    </details>
                  ),
                },
              ]}
            />
          </section>
        )}
      </Listed>
    </>
  );
}
