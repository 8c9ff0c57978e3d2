import type { components } from '@svc/client';
import { bandRows, shareTop } from '@svc/figures';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { getSourceTypes } from '../../data/operations.gen.ts';
import { reading } from '../../data/use-read.ts';
import { FigureTable } from '../../figure/figure-table.tsx';
import { useFilters } from '../../filter/use-filters.ts';
import { Card } from '../../kit/card.tsx';
import { Share } from '../../kit/figure.tsx';
import { useMedia } from '../../kit/use-media.ts';
import { useLabels } from '../../label/use-labels.ts';
import { useFormat } from '../../part/format.ts';
import { Empty, Failed, Skeleton } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { useText, useWording } from '../../text/index.ts';
import { siteWords } from './site-words.ts';

type SourceType = components['schemas']['SourceType'];

/** What kinds of sites each engine cites, on one scale for all. */
export function Kinds({ projectId, engines }: { projectId: string; engines: readonly string[] }) {
  const { kinds: words } = useAreaText(siteWords);
  const { figure: text } = useText();
  const { language } = useWording();
  const labels = useLabels();
  const format = useFormat();
  const { query, ends } = useFilters(projectId);
  const narrow = useMedia('(max-width: 45rem)');
  const [chosen, setChosen] = useState(0);
  const asked = query.engine === undefined ? engines : [query.engine];
  const { found, error, pending, retry } = useQueries({
    queries: asked.map((engine) => reading(getSourceTypes, { ...query, engine })),
    combine: (all) => ({
      found: all.flatMap(({ data }, at) =>
        data && data.citations > 0 ? [{ engine: asked[at] ?? '', ...data }] : [],
      ),
      error: all.find((one) => one.error !== null)?.error ?? null,
      pending: all.some(({ isPending }) => isPending),
      retry: () => void Promise.all(all.map(({ refetch }) => refetch())),
    }),
  });
  const shares = found.flatMap(({ types }) => types.map(({ share }) => share.ci));
  const top = shareTop(shares);
  const mean = (type: SourceType): number =>
    found.reduce(
      (sum, { types }) => sum + (types.find(({ sourceType }) => sourceType === type)?.share.value ?? 0),
      0,
    );
  const kinds = [...new Set(found.flatMap(({ types }) => types.map(({ sourceType }) => sourceType)))].sort(
    (one, other) => mean(other) - mean(one),
  );
  const columns = narrow ? found.slice(Math.min(chosen, Math.max(0, found.length - 1))).slice(0, 1) : found;
  const about = words.about(format.span(ends.from, ends.to));
  const drawn = found.flatMap(({ engine, types }) =>
    kinds.flatMap((kind) => {
      const share = types.find(({ sourceType }) => sourceType === kind)?.share;
      return share ? [{ engine: labels.engine(engine), kind: labels.source(kind), share }] : [];
    }),
  );
  const citations = found.reduce((sum, one) => sum + one.citations, 0);
  return (
    <Card
      className="flush"
      title={words.title}
      about={about}
      foot={words.foot(format.count(citations), format.share(top))}
      footActions={
        <FigureTable
          title={words.title}
          about={about}
          foot={words.foot(format.count(citations), format.share(top))}
          columns={[words.engine, words.kind, text.value, text.low, text.high]}
          rows={drawn.map(({ engine, kind, share }) => [
            engine,
            kind,
            share.value,
            share.ci?.low ?? null,
            share.ci?.high ?? null,
          ])}
          draw={(width) =>
            bandRows(
              drawn.map(({ engine, kind, share }) => ({
                label: `${engine}: ${kind}`,
                value: share.value,
                tracked: share.ci,
                market: null,
              })),
              { width, language, title: words.title },
            )
          }
        />
      }
    >
      {error ? (
        <Failed error={error} retry={retry} />
      ) : pending ? (
        <Skeleton lines={9} />
      ) : found.length === 0 ? (
        <Empty>{words.none(asked.map(labels.engine))}</Empty>
      ) : (
        <div className="rows-of scroller" data-frame="market">
          {narrow && (
            <label className="matrix-pick">
              {words.engine}{' '}
              <select value={chosen} onChange={({ target }) => setChosen(Number(target.value))}>
                {found.map(({ engine }, at) => (
                  <option key={engine} value={at}>
                    {labels.engine(engine)}
                  </option>
                ))}
              </select>
            </label>
          )}
          <table className="kinds" aria-label={words.title}>
            <thead>
              <tr>
                <th scope="col">{words.kind}</th>
                {columns.map(({ engine, citations: count }) => (
                  <th key={engine} scope="col">
                    {labels.engine(engine)} <small>{words.citations(format.count(count))}</small>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {kinds.map((kind) => (
                <tr key={kind}>
                  <th scope="row" className={kind === 'own' ? 'own-name' : ''}>
                    {labels.source(kind)}
                  </th>
                  {columns.map(({ engine, types }) => {
                    const { value = null, ci = null } =
                      types.find(({ sourceType }) => sourceType === kind)?.share ?? {};
                    return (
                      <td key={engine}>
                        <Share value={value} ci={ci} width={96} top={top} own={kind === 'own'} />
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}
