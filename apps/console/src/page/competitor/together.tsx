import type { Answer } from '@svc/client';
import { getCooccurrence, getPositionDistribution } from '../../data/operations.gen.ts';
import { useRead } from '../../data/use-read.ts';
import { useFilters } from '../../filter/use-filters.ts';
import { useProject } from '../../frame/use-project.ts';
import { Card } from '../../kit/card.tsx';
import { Share } from '../../kit/figure.tsx';
import { Table } from '../../kit/table.tsx';
import { useFormat } from '../../part/format.ts';
import { Empty, Failed, Skeleton } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { toneOf } from '../overview/trend-input.ts';
import { competitorWords } from './words.ts';

type Place = Answer<'get_position_distribution'>['brands'][number];

/** Who is named beside whom, and at which place of an answer each brand stands. */
export function Together({ projectId }: { projectId: string }) {
  const { together: words } = useAreaText(competitorWords);
  const format = useFormat();
  const { data } = useProject(projectId);
  const { query, span, filters } = useFilters(projectId);
  const pairs = useRead(getCooccurrence, {
    projectId,
    ...span,
    ...(filters.engine !== undefined && { engine: filters.engine }),
  });
  const places = useRead(getPositionDistribution, query);
  const rivals = data?.project.competitors ?? [];
  const ownId = data?.project.brand.id;
  const most = pairs.data?.pairs[0];
  const nameOf = (brandId: string) =>
    brandId === ownId
      ? (data?.project.brand.name ?? '')
      : (rivals.find(({ id }) => id === brandId)?.name ?? '');
  return (
    <>
      <h1 className="display">
        {most
          ? words.headline(
              most.first.name,
              most.second.name,
              format.count(most.both),
              format.count(Math.round(most.byChance)),
            )
          : words.nobody}
      </h1>
      <p className="lead">{words.lead}</p>
      <div className="grid">
        <Card
          title={words.pairs}
          about={words.pairsAbout}
          foot={words.foot(format.count(pairs.data?.answers ?? 0))}
        >
          {pairs.error ? (
            <Failed error={pairs.error} retry={() => void pairs.refetch()} />
          ) : !pairs.data ? (
            <Skeleton lines={8} />
          ) : pairs.data.pairs.length === 0 ? (
            <Empty>{words.nobody}</Empty>
          ) : (
            <Table
              name={words.pairs}
              rows={pairs.data.pairs.slice(0, 30)}
              keyOf={({ first, second }) => `${first.brandId} ${second.brandId}`}
              columns={[
                { label: words.pair, value: ({ first, second }) => `${first.name} · ${second.name}` },
                { label: words.both, value: ({ both }) => both },
                { label: words.chance, value: ({ byChance }) => Math.round(byChance) },
                {
                  label: words.share,
                  value: ({ share }) => share.value,
                  show: ({ first, second, share }) => (
                    <span data-frame="market">
                      <Share
                        value={share.value}
                        ci={share.ci}
                        own={first.brandId === ownId || second.brandId === ownId}
                      />
                    </span>
                  ),
                  end: false,
                },
              ]}
            />
          )}
        </Card>
        <Card title={words.position} about={words.positionAbout}>
          {places.error ? (
            <Failed error={places.error} retry={() => void places.refetch()} />
          ) : !places.data ? (
            <Skeleton lines={8} />
          ) : (
            <div data-frame="market">
              <Table
                name={words.position}
                rows={places.data.brands}
                keyOf={({ brandId }) => brandId}
                columns={[
                  {
                    label: words.brand,
                    value: ({ brandId }) => nameOf(brandId),
                    show: ({ brandId }) => (
                      <>
                        <i className={`dot ${brandId === ownId ? 'own' : toneOf(rivals, brandId)}`} />{' '}
                        {nameOf(brandId)}
                      </>
                    ),
                  },
                  ...(['first', 'top3'] as const).map((place) => ({
                    label: words[place],
                    value: (brand: Place) => brand[place].value,
                    show: (brand: Place) => (
                      <Share value={brand[place].value} ci={brand[place].ci} own={brand.brandId === ownId} />
                    ),
                    end: false,
                  })),
                  {
                    label: words.meanRank,
                    value: ({ meanRank }) => meanRank.value,
                    show: ({ meanRank: { value, ci } }) => (
                      <span className="num">
                        <b>{value === null ? '–' : format.number(value)}</b>
                        {ci && (
                          <span>
                            {format.number(ci.low)}–{format.number(ci.high)}
                          </span>
                        )}
                      </span>
                    ),
                  },
                ]}
              />
            </div>
          )}
        </Card>
      </div>
    </>
  );
}
