import { type components, unwrap } from '@svc/client';
import { type BandRow, bandRows, percent } from '@svc/figures';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api.ts';
import { FigureBox } from '../../figure/figure-box.tsx';
import { Badge } from '../../part/badge.tsx';
import { useFormat } from '../../part/format.ts';
import { Listed, useList } from '../../part/list.tsx';
import { Load } from '../../part/load.tsx';
import { TableBox } from '../../part/table-box.tsx';
import { useAreaText } from '../../text/area.ts';
import { type Text, useWording } from '../../text/index.ts';
import type { SourceProps, TypedQuery } from './query.ts';
import { useOwner } from './use-owner.ts';
import { sourceWords } from './words.ts';

type Domain = components['schemas']['CitedDomain'];
type Rate = components['schemas']['SourceRate'];

/** Each site: how often engines find it, how often they cite it, whose it is. */
export function Domains({ projectId, query }: SourceProps<TypedQuery>) {
  const words = useAreaText(sourceWords);
  const found = useList(['project', projectId, 'domains', query], (page) =>
    unwrap(
      client.GET('/v1/projects/{projectId}/citations/domains', {
        params: { path: { projectId }, query: { ...query, ...page } },
      }),
    ),
  );
  return (
    <>
      <Listed found={found} empty={words.empty}>
        {(items) => <Table domains={items} projectId={projectId} />}
      </Listed>
      {query.sourceType === undefined && <Mix projectId={projectId} query={query} />}
    </>
  );
}

function Table({ domains, projectId }: { domains: readonly Domain[]; projectId: string }) {
  const { text, language } = useWording();
  const words = useAreaText(sourceWords);
  const ownerOf = useOwner(projectId);
  const format = useFormat();
  const rows: BandRow[] = domains.slice(0, 10).map(({ domain, cited }) => rateRow(domain, cited, text));
  const rate = ({ value, ci, label }: Rate) =>
    value === null || ci === null ? text.label[label] : percent(value, ci, language);
  return (
    <section className="card">
      <FigureBox
        name={words.mostCited}
        draw={(width) => bandRows(rows, { width, language, title: words.mostCited })}
        table={{
          columns: [words.domain, text.figure.value, text.figure.marketLow, text.figure.marketHigh],
          rows: rows.map(({ label, value, market }) => [
            label,
            value,
            market?.low ?? null,
            market?.high ?? null,
          ]),
        }}
      />
      <h2>{words.views.domains}</h2>
      <TableBox
        name={words.views.domains}
        rows={domains}
        keyOf={({ domain }) => domain}
        columns={[
          { label: words.domain, value: ({ domain }) => domain },
          {
            label: words.owner,
            value: ({ brandId, sourceType }) => ownerOf(brandId) ?? words.types[sourceType],
          },
          {
            label: words.cited,
            value: ({ cited }) => cited.value,
            show: ({ cited }) => rate(cited),
            nowrap: true,
          },
          { label: words.low(words.cited), value: ({ cited }) => cited.ci?.low ?? null, hidden: true },
          { label: words.high(words.cited), value: ({ cited }) => cited.ci?.high ?? null, hidden: true },
          {
            label: words.retrieved,
            value: ({ retrieved }) => retrieved.value,
            show: ({ retrieved }) => rate(retrieved),
            nowrap: true,
          },
          {
            label: words.kept,
            value: ({ keptWhenRetrieved }) => keptWhenRetrieved.value,
            show: ({ keptWhenRetrieved }) => rate(keptWhenRetrieved),
            nowrap: true,
          },
          {
            label: words.answers,
            value: ({ answers }) => answers,
            show: ({ answers }) => format.count(answers),
          },
          { label: words.pages, value: ({ pages }) => pages, show: ({ pages }) => format.count(pages) },
        ]}
      />
      <p className="small">{words.keptSays}</p>
    </section>
  );
}

/** A rate is about questions like these: only the wider band is known. */
const rateRow = (name: string, { value, ci, label }: Rate, text: Text): BandRow => ({
  label: name,
  // A share that has no interval yet is not shown as if it were known.
  value: ci === null ? null : value,
  reason: text.label[label],
  tracked: null,
  market: ci,
});

function Mix({ projectId, query }: SourceProps) {
  const { text, language } = useWording();
  const words = useAreaText(sourceWords);
  const types = useQuery({
    queryKey: ['project', projectId, 'source-types', query],
    queryFn: () =>
      unwrap(
        client.GET('/v1/projects/{projectId}/citations/types', { params: { path: { projectId }, query } }),
      ),
  });
  return (
    <Load query={types} lines={8}>
      {({ types, provenance, notes }) =>
        types.length > 0 && (
          <section className="card">
            <h2>{words.mix}</h2>
            <FigureBox
              name={words.mix}
              draw={(width) =>
                bandRows(
                  types.map(({ sourceType, share }) => ({
                    label: words.types[sourceType],
                    value: share.value,
                    tracked: null,
                    market: share.ci,
                    provenance,
                    reason: text.label.insufficient,
                  })),
                  { width, language, title: words.mix },
                )
              }
              table={{
                columns: [
                  words.type,
                  text.figure.value,
                  text.figure.low,
                  text.figure.high,
                  words.answers,
                  words.views.domains,
                ],
                rows: types.map(({ sourceType, share, citations, domains }) => [
                  words.types[sourceType],
                  share.value,
                  share.ci?.low ?? null,
                  share.ci?.high ?? null,
                  citations,
                  domains,
                ]),
              }}
            />
            <p className="small">
              <Badge provenance={provenance} /> {words.mixSays} {notes.join(' ')}
            </p>
          </section>
        )
      }
    </Load>
  );
}
