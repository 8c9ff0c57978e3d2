import type { Answer } from '@svc/client';
import { shareTop } from '@svc/figures';
import type { UseQueryResult } from '@tanstack/react-query';
import { Card } from '../../kit/card.tsx';
import { Strip } from '../../kit/figure.tsx';
import { useFormat } from '../../part/format.ts';
import { Empty, Failed, Skeleton } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { useText } from '../../text/index.ts';
import { toneOf } from '../overview/trend-input.ts';
import type { Brand } from './data.ts';
import { competitorWords } from './words.ts';

interface Props {
  found: UseQueryResult<Answer<'get_share_of_voice'>>;
  rivals: readonly Brand[];
}

/** Shares of mentions, the certainty of each rank, and the chance of first place. */
export function Leads({ found, rivals }: Props) {
  const { leads: words } = useAreaText(competitorWords);
  const { filter } = useText();
  const format = useFormat();
  const brands = found.data?.brands ?? [];
  // Where no answer names any of them, nobody is first.
  const isNamed = brands.some(({ shareOfVoice }) => (shareOfVoice.value ?? 0) > 0);
  const top = shareTop(brands.map(({ shareOfVoice }) => shareOfVoice.ci));
  return (
    <Card
      title={words.title}
      about={words.about(brands.length)}
      foot={`${brands.some(({ ranks }) => ranks === null) ? words.unsure : words.foot} ${filter.market}.`}
    >
      {found.error ? (
        <Failed error={found.error} retry={() => void found.refetch()} />
      ) : !found.data ? (
        <Skeleton lines={8} />
      ) : brands.length === 0 ? (
        <Empty>{words.none}</Empty>
      ) : (
        <ol className="lines leads" data-frame="market">
          {brands.map(({ brandId, name, role, shareOfVoice: { value, ci }, rank, ranks, first }) => (
            <li key={brandId} className="with-picture">
              <span className="leads-rank">{isNamed ? rank : '–'}</span>
              <div>
                <span className={role === 'own' ? 'own-name' : ''}>
                  <i className={`dot ${role === 'own' ? 'own' : toneOf(rivals, brandId)}`} /> {name}
                </span>
                <small>
                  {ranks === null || !isNamed
                    ? ''
                    : ranks.low === ranks.high
                      ? words.sure
                      : words.between(format.rank(ranks.low), format.rank(ranks.high))}
                  {first !== null && isNamed && `, ${words.first(format.chance(first))}`}
                </small>
              </div>
              <div className="end">
                <span className="num">
                  <b>{format.value({ value, ci }) ?? '–'}</b>
                  {ci && <span>{format.range(ci)}</span>}
                </span>
                <Strip
                  shown={{ value, ci, trials: 0, status: 'measured', predicted: false }}
                  width={84}
                  top={top}
                  own={role === 'own'}
                />
              </div>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
