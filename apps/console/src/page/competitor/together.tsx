import { getCooccurrence, getPositionDistribution } from '../../data/operations.gen.ts';
import { useRead } from '../../data/use-read.ts';
import { useFilters } from '../../filter/use-filters.ts';
import { useProject } from '../../frame/use-project.ts';
import { Card } from '../../kit/card.tsx';
import { Strip } from '../../kit/figure.tsx';
import { useFormat } from '../../part/format.ts';
import { Empty, Failed, Skeleton } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { toneOf } from '../overview/trend-input.ts';
import { competitorWords } from './words.ts';

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
        {most ? words.headline(most.first.name, most.second.name, format.count(most.both)) : words.nobody}
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
            <div className="scroller">
              <table aria-label={words.pairs}>
                <thead>
                  <tr>
                    <th scope="col">{words.pair}</th>
                    <th scope="col" className="number">
                      {words.both}
                    </th>
                    <th scope="col" className="number">
                      {words.chance}
                    </th>
                    <th scope="col">{words.share}</th>
                  </tr>
                </thead>
                <tbody>
                  {pairs.data.pairs.slice(0, 30).map(({ first, second, both, byChance, share }) => (
                    <tr key={`${first.brandId} ${second.brandId}`}>
                      <th scope="row">
                        {first.name} · {second.name}
                      </th>
                      <td className="number">{format.count(both)}</td>
                      <td className="number">{format.count(Math.round(byChance))}</td>
                      <td>
                        <span className="num" data-frame="market">
                          <b>
                            {share.value === null ? '–' : format.value({ value: share.value, ci: share.ci })}
                          </b>
                          {share.ci && <span>{format.range(share.ci)}</span>}
                        </span>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </Card>
        <Card title={words.position} about={words.positionAbout}>
          {places.error ? (
            <Failed error={places.error} retry={() => void places.refetch()} />
          ) : !places.data ? (
            <Skeleton lines={8} />
          ) : (
            <div className="scroller">
              <table data-frame="market" aria-label={words.position}>
                <thead>
                  <tr>
                    <th scope="col">{words.brand}</th>
                    <th scope="col">{words.first}</th>
                    <th scope="col">{words.top3}</th>
                    <th scope="col">{words.meanRank}</th>
                  </tr>
                </thead>
                <tbody>
                  {places.data.brands.map(({ brandId, first, top3, meanRank }) => (
                    <tr key={brandId}>
                      <th scope="row">
                        <i className={`dot ${brandId === ownId ? 'own' : toneOf(rivals, brandId)}`} />{' '}
                        {nameOf(brandId)}
                      </th>
                      {[first, top3].map(({ value, ci }, at) => (
                        <td key={at === 0 ? 'first' : 'top3'}>
                          {value === null ? (
                            '–'
                          ) : (
                            <>
                              <span className="num">
                                <b>{format.value({ value, ci })}</b>
                                {ci && <span>{format.range(ci)}</span>}
                              </span>
                              <Strip
                                shown={{ value, ci, trials: 0, status: 'measured', predicted: false }}
                                width={110}
                                own={brandId === ownId}
                              />
                            </>
                          )}
                        </td>
                      ))}
                      <td>
                        <span className="num">
                          <b>{meanRank.value === null ? '–' : format.number(meanRank.value)}</b>
                          {meanRank.ci && (
                            <span>
                              {format.number(meanRank.ci.low)}–{format.number(meanRank.ci.high)}
                            </span>
                          )}
                        </span>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </Card>
      </div>
    </>
  );
}
