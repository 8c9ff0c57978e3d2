import { getAiReferrals, getCrawlerActivity } from '../../data/operations.gen.ts';
import { useRead } from '../../data/use-read.ts';
import { Table } from '../../kit/table.tsx';
import { estimateText, useFormat } from '../../part/format.ts';
import { Empty, Load } from '../../part/load.tsx';
import { Said } from '../../part/said.tsx';
import { useAreaText } from '../../text/area.ts';
import { useWording } from '../../text/index.ts';
import { CrawlerAccess } from './crawler-access.tsx';
import { SendLog } from './send-log.tsx';
import { trafficWords } from './traffic-words.ts';

interface Props {
  projectId: string;
  days: number;
}

/** Crawlers that read the site, and people whom engines sent there. */
export function Traffic({ projectId, days }: Props) {
  const words = useAreaText(trafficWords);
  const format = useFormat();
  const from = new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const activity = useRead(getCrawlerActivity, { projectId, from });
  return (
    <>
      <p>{words.lead}</p>
      <section className="card">
        <h2>{words.crawlers}</h2>
        <Load query={activity} lines={6}>
          {({ crawlers, pages }) =>
            crawlers.length === 0 ? (
              <Empty>{words.none}</Empty>
            ) : (
              <>
                <Table
                  name={words.crawlers}
                  rows={crawlers}
                  keyOf={({ crawler }) => crawler}
                  columns={[
                    { label: words.crawler, value: ({ crawler, operator }) => `${crawler} (${operator})` },
                    { label: words.purpose, value: ({ purpose }) => words.purposes[purpose] },
                    { label: words.verified, value: ({ verified }) => verified },
                    { label: words.unverified, value: ({ unverified }) => unverified },
                    { label: words.spoofed, value: ({ spoofed }) => spoofed },
                    { label: words.refused, value: ({ refused }) => refused },
                    {
                      label: words.last,
                      value: ({ lastDay }) => lastDay,
                      show: ({ lastDay }) => format.date(lastDay),
                      nowrap: true,
                    },
                  ]}
                />
                <h3>{words.pages}</h3>
                <Table
                  name={words.pages}
                  rows={pages}
                  keyOf={({ page }) => page}
                  columns={[
                    {
                      label: words.page,
                      value: ({ page }) => page,
                      show: ({ page }) => <span className="address">{page}</span>,
                    },
                    { label: words.purposes.search, value: ({ search }) => search },
                    { label: words.purposes.user_fetch, value: ({ userFetch }) => userFetch },
                    { label: words.purposes.training, value: ({ training }) => training },
                    { label: words.refused, value: ({ refused }) => refused },
                  ]}
                />
              </>
            )
          }
        </Load>
      </section>
      <SendLog projectId={projectId} />
      <CrawlerAccess />
      <Referrals projectId={projectId} from={from} />
    </>
  );
}

function Referrals({ projectId, from }: { projectId: string; from: string }) {
  const { language } = useWording();
  const words = useAreaText(trafficWords);
  const format = useFormat();
  const found = useRead(getAiReferrals, { projectId, from });
  return (
    <section className="card">
      <h2>{words.referrals}</h2>
      <Load query={found} lines={4}>
        {({ referrers, weeks, warning }) =>
          referrers.length === 0 ? (
            <Empty>{words.noReferrals}</Empty>
          ) : (
            <>
              <Table
                name={words.referrals}
                rows={referrers}
                keyOf={({ referrer }) => referrer}
                columns={[
                  { label: words.referrer, value: ({ label }) => label },
                  { label: words.visits, value: ({ visits }) => visits },
                  { label: words.engaged, value: ({ engaged }) => engaged },
                ]}
              />
              <Table
                name={words.week}
                rows={weeks}
                keyOf={({ week }) => week}
                columns={[
                  {
                    label: words.week,
                    value: ({ week }) => week,
                    show: ({ week }) => format.date(week),
                    nowrap: true,
                  },
                  { label: words.visits, value: ({ visits }) => visits },
                  { label: words.engaged, value: ({ engaged }) => engaged },
                  {
                    label: words.presence,
                    value: ({ presence }) => presence?.value ?? null,
                    show: ({ presence }) => (presence && estimateText(presence, language)) ?? '–',
                    nowrap: true,
                  },
                ]}
              />
              <p className="small">
                <Said>{warning}</Said>
              </p>
            </>
          )
        }
      </Load>
    </section>
  );
}
