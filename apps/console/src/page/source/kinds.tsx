import type { components } from '@svc/client';
import { bandRows, shareTop } from '@svc/figures';
import { useQueries } from '@tanstack/react-query';
import { getSourceTypes } from '../../data/operations.gen.ts';
import { reading } from '../../data/use-read.ts';
import { FigureTable } from '../../figure/figure-table.tsx';
import { useFilters } from '../../filter/use-filters.ts';
import { Card } from '../../kit/card.tsx';
import { Share } from '../../kit/figure.tsx';
import { Table } from '../../kit/table.tsx';
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
  const about = words.about(format.span(ends.from, ends.to));
  const drawn = found.flatMap(({ engine, types }) =>
    kinds.flatMap((kind) => {
      const share = types.find(({ sourceType }) => sourceType === kind)?.share;
      return share ? [{ engine: labels.engine(engine), kind: labels.sources(kind), share }] : [];
    }),
  );
  const citations = found.reduce((sum, one) => sum + one.citations, 0);
  return (
    <Card
      className="flush kinds"
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
        <div data-frame="market">
          <Table
            name={words.title}
            file={false}
            rows={kinds}
            keyOf={(kind) => kind}
            columns={[
              {
                label: words.kind,
                value: (kind) => labels.sources(kind),
                show: (kind) => (
                  <span className={kind === 'own' ? 'own-name' : ''}>{labels.sources(kind)}</span>
                ),
              },
              ...found.map(({ engine, citations: count, types }) => {
                const shareOf = (kind: string) =>
                  types.find(({ sourceType }) => sourceType === kind)?.share ?? { value: null, ci: null };
                return {
                  label: labels.engine(engine),
                  below: words.citations(format.count(count)),
                  value: (kind: string) => shareOf(kind).value,
                  show: (kind: string) => (
                    <Share {...shareOf(kind)} width={84} top={top} own={kind === 'own'} />
                  ),
                  end: false,
                };
              }),
            ]}
          />
        </div>
      )}
    </Card>
  );
}
