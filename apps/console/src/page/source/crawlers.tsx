import type { Answer } from '@svc/client';
import { Link } from '@tanstack/react-router';
import { Card } from '../../kit/card.tsx';
import { CountBar, topOf } from '../../kit/count-bar.tsx';
import { Table } from '../../kit/table.tsx';
import { useFormat } from '../../part/format.ts';
import { Empty, Load } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { trafficWords } from './traffic-words.ts';

export interface Found<Data> {
  data: Data | undefined;
  error: Error | null;
  refetch: () => unknown;
}

interface Props {
  projectId: string;
  found: Found<Answer<'get_crawler_activity'>>;
}

/** A column of zeros stays in the file alone. */
const isNone = <Row,>(rows: readonly Row[], of: (row: Row) => number): boolean =>
  rows.every((row) => of(row) === 0);

/** Which crawlers came, and what they read. */
export function Crawlers({ projectId, found }: Props) {
  const words = useAreaText(trafficWords);
  const format = useFormat();
  const { crawlers = [], pages = [] } = found.data ?? {};
  const top = topOf(crawlers.map(({ verified, unverified, spoofed }) => verified + unverified + spoofed));
  const readOf = ({ search, userFetch, training }: (typeof pages)[number]) => search + userFetch + training;
  const most = topOf(pages.map(readOf));
  return (
    <>
      <Card
        className={pages.length > 0 ? 'flush c6' : 'c6'}
        title={words.crawlers}
        foot={crawlers.length > 0 && words.crawlersFoot}
      >
        <Load query={found} lines={6}>
          {() =>
            crawlers.length === 0 ? (
              <Empty
                action={
                  <Link
                    className="button"
                    to={'/projects/$projectId/settings/integrations' as never}
                    params={{ projectId } as never}
                  >
                    {words.connectCloudflare}
                  </Link>
                }
              >
                {words.none}
              </Empty>
            ) : (
              <Table
                name={words.crawlers}
                rows={crawlers}
                keyOf={({ crawler }) => crawler}
                columns={[
                  {
                    label: words.crawler,
                    value: ({ crawler, operator }) => `${crawler} (${operator})`,
                    show: ({ crawler, operator, purpose }) => (
                      <>
                        {crawler}
                        <small>
                          {operator} · {words.purposes[purpose]}
                        </small>
                      </>
                    ),
                  },
                  { label: words.purpose, value: ({ purpose }) => words.purposes[purpose], hidden: true },
                  {
                    label: words.verified,
                    value: ({ verified }) => verified,
                    show: ({ verified }) => <CountBar value={verified} top={top} />,
                    end: false,
                  },
                  {
                    label: words.unverified,
                    value: ({ unverified }) => unverified,
                    hidden: isNone(crawlers, ({ unverified }) => unverified),
                  },
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
            )
          }
        </Load>
      </Card>
      {pages.length > 0 && (
        <Card className="flush c6" title={words.pages} foot={words.pagesFoot}>
          <Table
            name={words.pages}
            rows={pages}
            keyOf={({ page }) => page}
            columns={[
              {
                label: words.page,
                value: ({ page }) => page,
                show: ({ page }) => <span className="page-name">{page === '/' ? words.home : page}</span>,
              },
              {
                label: words.reads,
                value: readOf,
                show: (row) => <CountBar value={readOf(row)} top={most} />,
                end: false,
              },
              {
                label: words.purposes.search,
                value: ({ search }) => search,
                hidden: isNone(pages, ({ search }) => search),
              },
              {
                label: words.purposes.user_fetch,
                value: ({ userFetch }) => userFetch,
                hidden: isNone(pages, ({ userFetch }) => userFetch),
              },
              {
                label: words.purposes.training,
                value: ({ training }) => training,
                hidden: isNone(pages, ({ training }) => training),
              },
              { label: words.refused, value: ({ refused }) => refused },
            ]}
          />
        </Card>
      )}
    </>
  );
}
