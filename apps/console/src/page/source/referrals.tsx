import type { Answer } from '@svc/client';
import { shareTop } from '@svc/figures';
import { Link } from '@tanstack/react-router';
import { Card } from '../../kit/card.tsx';
import { CountBar, topOf } from '../../kit/count-bar.tsx';
import { Share } from '../../kit/figure.tsx';
import { Table } from '../../kit/table.tsx';
import { useFormat } from '../../part/format.ts';
import { Empty, Load } from '../../part/load.tsx';
import { Said } from '../../part/said.tsx';
import { useAreaText } from '../../text/area.ts';
import type { Found } from './crawlers.tsx';
import { trafficWords } from './traffic-words.ts';

interface Props {
  projectId: string;
  found: Found<Answer<'get_ai_referrals'>>;
}

/** People whom engines sent, by engine and by week, with the presence of that week beside them. */
export function Referrals({ projectId, found }: Props) {
  const words = useAreaText(trafficWords);
  const format = useFormat();
  const { referrers = [], weeks = [], warning } = found.data ?? {};
  const isThere = referrers.length > 0;
  const most = topOf(referrers.map(({ visits }) => visits));
  const mostOfWeek = topOf(weeks.map(({ visits }) => visits));
  const top = shareTop(weeks.map(({ presence }) => presence?.ci ?? null));
  return (
    <>
      <Card
        className={isThere ? 'flush c6' : 'c6'}
        title={words.referrals}
        foot={isThere && words.stayedFoot}
      >
        <Load query={found} lines={4}>
          {() =>
            isThere ? (
              <Table
                name={words.referrals}
                rows={referrers}
                keyOf={({ referrer }) => referrer}
                columns={[
                  { label: words.referrer, value: ({ label }) => label },
                  {
                    label: words.visits,
                    value: ({ visits }) => visits,
                    show: ({ visits }) => <CountBar value={visits} top={most} />,
                    end: false,
                  },
                  { label: words.engaged, value: ({ engaged }) => engaged },
                ]}
              />
            ) : (
              <Empty
                action={
                  <Link
                    className="button"
                    to={'/projects/$projectId/settings/integrations' as never}
                    params={{ projectId } as never}
                  >
                    {words.connectAnalytics}
                  </Link>
                }
              >
                {words.noReferrals}
              </Empty>
            )
          }
        </Load>
      </Card>
      {isThere && weeks.length > 0 && (
        <Card
          className="flush c6"
          title={words.byWeek}
          foot={warning !== undefined && <Said>{warning}</Said>}
        >
          <Table
            name={words.byWeek}
            rows={weeks}
            keyOf={({ week }) => week}
            columns={[
              {
                label: words.week,
                value: ({ week }) => week,
                show: ({ week }) => format.date(week),
                nowrap: true,
              },
              {
                label: words.visits,
                value: ({ visits }) => visits,
                show: ({ visits }) => <CountBar value={visits} top={mostOfWeek} />,
                end: false,
              },
              { label: words.engaged, value: ({ engaged }) => engaged },
              {
                label: words.presence(format.share(top)),
                value: ({ presence }) => presence?.value ?? null,
                show: ({ presence }) =>
                  presence === null ? (
                    '–'
                  ) : (
                    <Share value={presence.value} ci={presence.ci} trials={presence.trials} top={top} own />
                  ),
                end: false,
              },
            ]}
          />
        </Card>
      )}
    </>
  );
}
