import { getAiReferrals, getCrawlerActivity } from '../../data/operations.gen.ts';
import { useRead } from '../../data/use-read.ts';
import { Opens } from '../../kit/opens.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { Tile } from '../../kit/tile.tsx';
import { useFormat } from '../../part/format.ts';
import { useAreaText } from '../../text/area.ts';
import { CrawlerAccess } from './crawler-access.tsx';
import { Crawlers } from './crawlers.tsx';
import { Referrals } from './referrals.tsx';
import { SendLog } from './send-log.tsx';
import { trafficWords } from './traffic-words.ts';

interface Props {
  projectId: string;
  days: number;
}

const sum = <Row,>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((whole, row) => whole + of(row), 0);

/** Crawlers that read the site, and people whom engines sent there. */
export function Traffic({ projectId, days }: Props) {
  const words = useAreaText(trafficWords);
  const format = useFormat();
  const from = new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const activity = useRead(getCrawlerActivity, { projectId, from });
  const referrals = useRead(getAiReferrals, { projectId, from });
  const crawlers = activity.data?.crawlers ?? [];
  const referrers = referrals.data?.referrers ?? [];
  const genuine = sum(crawlers, ({ verified }) => verified);
  const visits = sum(referrers, (row) => row.visits);
  const isKnown = activity.data !== undefined && referrals.data !== undefined;
  return (
    <>
      <PageHead
        lead={words.lead}
        action={
          <>
            <Opens label={words.access}>{() => <CrawlerAccess />}</Opens>
            <Opens look="main" label={words.send}>
              {(close) => <SendLog projectId={projectId} close={close} />}
            </Opens>
          </>
        }
      >
        {!isKnown
          ? words.title
          : crawlers.length + referrers.length === 0
            ? words.nothing
            : words.headline(format.count(genuine), format.count(visits))}
      </PageHead>
      {isKnown && crawlers.length + referrers.length > 0 && (
        <div className="grid">
          <section className="card tiles-of" aria-label={words.title}>
            <Tile
              label={words.tiles.genuine}
              value={format.count(genuine)}
              verdict={<span className="micro">{words.tiles.of(crawlers.length)}</span>}
            />
            <Tile
              label={words.tiles.refused}
              value={format.count(sum(crawlers, ({ refused }) => refused))}
              verdict={<span className="micro">{words.tiles.refusedSays}</span>}
            />
            <Tile
              label={words.tiles.visits}
              value={format.count(visits)}
              verdict={<span className="micro">{words.tiles.from(referrers.length)}</span>}
            />
            <Tile
              label={words.tiles.engaged}
              value={format.count(sum(referrers, ({ engaged }) => engaged))}
              verdict={<span className="micro">{words.tiles.engagedSays}</span>}
            />
          </section>
        </div>
      )}
      <div className="grid">
        <Crawlers projectId={projectId} found={activity} />
        <Referrals projectId={projectId} found={referrals} />
      </div>
    </>
  );
}
