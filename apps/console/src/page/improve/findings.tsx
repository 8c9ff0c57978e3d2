import type { components } from '@svc/client';
import { listInsights, setInsightReaction } from '../../data/operations.gen.ts';
import { useAct, useRead } from '../../data/use-read.ts';
import { Badge } from '../../part/badge.tsx';
import { Empty, Failed, Load } from '../../part/load.tsx';
import { Said } from '../../part/said.tsx';
import { useAreaText } from '../../text/area.ts';
import { improveWords } from './words.ts';

type Insight = components['schemas']['Insight'];

/** What the measurements suggest looking at, most important first. */
export function Findings({ projectId }: { projectId: string }) {
  const improve = useAreaText(improveWords);
  const insights = useRead(listInsights, { projectId, limit: 50 });
  return (
    <>
      <p>{improve.lead}</p>
      <Load query={insights} lines={8}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty>{improve.empty}</Empty>
          ) : (
            <ul className="plain">
              {items.map((insight) => (
                <Shown key={insight.fingerprint} insight={insight} projectId={projectId} />
              ))}
            </ul>
          )
        }
      </Load>
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
    <li className="card">
      <h2>{improve.insights[kind]}</h2>
      <p>
        <Said>{headline}</Said>
      </p>
      <p className="small">
        {improve.severity[severity]} <Badge provenance={provenance} />{' '}
        {reaction && improve.reactions[reaction.reaction]}
      </p>
      <p className="actions">
        <button type="button" disabled={react.isPending} onClick={() => react.mutate('actioned')}>
          {improve.act}
        </button>
        <button type="button" disabled={react.isPending} onClick={() => react.mutate('dismissed')}>
          {improve.dismiss}
        </button>
      </p>
      {react.error && <Failed error={react.error} />}
    </li>
  );
}
