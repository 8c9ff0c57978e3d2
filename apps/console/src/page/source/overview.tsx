import type { components } from '@svc/client';
import { getCitationDomains, getSourceGaps } from '../../data/operations.gen.ts';
import { useAll, useRead } from '../../data/use-read.ts';
import { useFilters } from '../../filter/use-filters.ts';
import { useProject } from '../../frame/use-project.ts';
import { WhenSeen } from '../../kit/when-seen.tsx';
import { useLabels } from '../../label/use-labels.ts';
import { useFormat } from '../../part/format.ts';
import { Failed, Skeleton } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { fill } from '../../text/fill.tsx';
import { frameOf } from './frame.ts';
import { Kinds } from './kinds.tsx';
import { NewAndLost } from './new-and-lost.tsx';
import { siteWords } from './site-words.ts';
import { SiteTable } from './sites.tsx';

interface Props {
  projectId: string;
  type: components['schemas']['SourceType'] | undefined;
}

/** Which site carries most, where rivals together are ahead, and every site behind it. */
export function SiteOverview({ projectId, type }: Props) {
  const { headline: words } = useAreaText(siteWords);
  const labels = useLabels();
  const format = useFormat();
  const { query, frame } = useFilters(projectId);
  const { data } = useProject(projectId);
  const engines = data?.project.engines ?? [];
  const most = useRead(getCitationDomains, { ...query, limit: 1 });
  const gaps = useAll(getSourceGaps, query, { limit: 100 });
  if (most.error) return <Failed error={most.error} retry={() => void most.refetch()} />;
  if (!most.data) return <Skeleton lines={14} />;
  const [first] = most.data.items;
  if (!first)
    return (
      <>
        <h1 className="display">{words.none}</h1>
        <p className="lead">{words.noneSays(engines.map(labels.engine))}</p>
      </>
    );
  const { value, ci } = frameOf(first.cited, frame);
  const behind = gaps.rows
    .filter((gap) => (frame === 'market' ? gap : gap.tracked).verdict === 'behind')
    .toSorted((one, other) => other.gap - one.gap);
  return (
    <>
      <h1 className="display" data-frame={frame}>
        {value !== null && ci
          ? fill(
              words.most,
              first.domain,
              <em>{format.value({ value, ci })}</em>,
              <small>({format.range(ci)})</small>,
            )
          : ''}{' '}
        {gaps.whole && words.gaps(behind.length)}
      </h1>
      {behind.length > 0 && (
        <p className="lead">{words.clearest(behind.slice(0, 3).map(({ domain }) => domain))}</p>
      )}
      <div className="grid">
        <div className="c8">
          <Kinds projectId={projectId} engines={engines} />
        </div>
        <div className="c4">
          <NewAndLost projectId={projectId} />
        </div>
        <WhenSeen height={600}>
          <SiteTable projectId={projectId} type={type} />
        </WhenSeen>
      </div>
    </>
  );
}
