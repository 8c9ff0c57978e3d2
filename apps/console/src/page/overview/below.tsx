import { WhenSeen } from '../../kit/when-seen.tsx';
import { ToneCard } from '../tone/tone-card.tsx';
import { ByEngine } from './by-engine.tsx';
import type { AnalyticsOverview, speaking } from './data.ts';
import { WhatMoved } from './movers.tsx';
import { Moves } from './moves.tsx';
import { Behind, RestOn } from './sources.tsx';
import { TrendCard } from './trend-card.tsx';

interface Props {
  projectId: string;
  overview: AnalyticsOverview;
  spoken: ReturnType<typeof speaking>;
}

/** All that stands below the figures: loaded after them, and asked for as it comes into sight. */
export default function Below({ projectId, overview, spoken }: Props) {
  return (
    <div className="grid">
      <div className="c8 stack">
        <TrendCard projectId={projectId} spoken={spoken} />
        <WhenSeen height={420}>
          <ByEngine projectId={projectId} overview={overview} />
        </WhenSeen>
      </div>
      <div className="c4 stack">
        <Moves projectId={projectId} />
        <WhenSeen height={320}>
          <WhatMoved projectId={projectId} />
        </WhenSeen>
      </div>
      <WhenSeen height={320} className="c6">
        <RestOn projectId={projectId} />
      </WhenSeen>
      <WhenSeen height={320} className="c6">
        <Behind projectId={projectId} />
      </WhenSeen>
      <WhenSeen height={320}>
        <ToneCard projectId={projectId} />
      </WhenSeen>
    </div>
  );
}
