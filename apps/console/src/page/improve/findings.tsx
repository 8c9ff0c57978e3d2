import type { components } from '@svc/client';
import { listInsights, setInsightReaction } from '../../data/operations.gen.ts';
import { useAct, useRows } from '../../data/use-read.ts';
import { Card } from '../../kit/card.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { Badge } from '../../part/badge.tsx';
import { Empty, Failed, Load } from '../../part/load.tsx';
import { Said } from '../../part/said.tsx';
import { useAreaText } from '../../text/area.ts';
import { trialWords } from './trial-words.ts';
import { improveWords } from './words.ts';

type Insight = components['schemas']['Insight'];

/** What the measurements suggest looking at, most important first. */
export function Findings({ projectId }: { projectId: string }) {
  const improve = useAreaText(improveWords);
  const { finding } = useAreaText(trialWords);
  const insights = useRows(listInsights, { projectId });
  return (
    <>
      <PageHead lead={improve.lead}>
        {insights.data ? finding.headline(insights.total) : improve.views.findings}
      </PageHead>
      <div className="grid">
        <Card title={finding.title}>
          <Load query={insights} lines={8}>
            {() =>
              insights.rows.length === 0 ? (
                <Empty>{improve.empty}</Empty>
              ) : (
                <>
                  <ul className="lines">
                    {insights.rows.map((insight) => (
                      <Shown key={insight.fingerprint} insight={insight} projectId={projectId} />
                    ))}
                  </ul>
                  {insights.hasNextPage && (
                    <button
                      type="button"
                      disabled={insights.isFetching}
                      onClick={() => void insights.fetchNextPage()}
                    >
                      {finding.more(insights.total - insights.rows.length)}
                    </button>
                  )}
                </>
              )
            }
          </Load>
        </Card>
      </div>
    </>
  );
}

function Shown({ insight, projectId }: { insight: Insight; projectId: string }) {
  const improve = useAreaText(improveWords);
  const { fingerprint, kind, headline, severity, provenance, reaction } = insight;
  const react = useAct(setInsightReaction, {
    from: (reaction: 'actioned' | 'dismissed') => ({ projectId, fingerprint, reaction }),
  });
  return (
    <li className="with-picture">
      <div>
        <b>{improve.insights[kind]}</b> <span className="tag">{improve.severity[severity]}</span>
        <p>
          <Said>{headline}</Said>
        </p>
        <small>
          <Badge provenance={provenance} /> {reaction && improve.reactions[reaction.reaction]}
        </small>
        {react.error && <Failed error={react.error} />}
      </div>
      <span className="actions">
        <button
          type="button"
          className="small"
          disabled={react.isPending}
          onClick={() => react.mutate('actioned')}
        >
          {improve.act}
        </button>
        <button
          type="button"
          className="small quiet"
          disabled={react.isPending}
          onClick={() => react.mutate('dismissed')}
        >
          {improve.dismiss}
        </button>
      </span>
    </li>
  );
}
