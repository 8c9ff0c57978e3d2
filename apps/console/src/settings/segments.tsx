import type { components } from '@svc/client';
import { Link } from '@tanstack/react-router';
import { createSegment, deleteSegment, listSegments, updateSegment } from '../data/operations.gen.ts';
import { useAct, useRows } from '../data/use-read.ts';
import { Card } from '../kit/card.tsx';
import { Confirm } from '../kit/confirm.tsx';
import { WhenSeen } from '../kit/when-seen.tsx';
import { useLabels } from '../label/use-labels.ts';
import { Listed } from '../part/list.tsx';
import { useAreaText } from '../text/area.ts';
import { Outcome } from './parts.tsx';
import { type Rules, SegmentFields } from './segment-fields.tsx';
import { SegmentFigures } from './segment-figures.tsx';
import { frameText } from './text/frame.ts';
import { promptSetsText } from './text/prompt-sets.ts';
import { segmentsText } from './text/segments.ts';

type Segment = components['schemas']['Segment'];

/** Parts of what is measured, under a name. */
export default function Segments({ projectId }: { projectId: string }) {
  const text = useAreaText(segmentsText);
  const segments = useRows(listSegments, { projectId }, { limit: 25 });
  const make = useAct(createSegment, {
    from: (body: components['schemas']['CreateSegment']) => ({ projectId, ...body }),
  });
  return (
    <>
      <p>{text.lead}</p>
      <details className="card">
        <summary>{text.make}</summary>
        <SegmentFields key={make.data?.id} projectId={projectId} busy={make.isPending} save={make.mutate} />
        <Outcome of={make} />
      </details>
      <Listed found={segments} empty={text.empty}>
        {(items) => items.map((segment) => <SegmentCard key={segment.id} segment={segment} />)}
      </Listed>
    </>
  );
}

function SegmentCard({ segment }: { segment: Segment }) {
  const text = useAreaText(segmentsText);
  const shared = useAreaText(frameText);
  const { id, projectId, name, description, rules, version } = segment;
  const save = useAct(updateSegment, {
    from: (body: components['schemas']['UpdateSegment']) => ({ projectId, segmentId: id, ...body }),
  });
  const end = useAct(deleteSegment, { of: { projectId, segmentId: id } });
  return (
    <Card
      title={name}
      about={description}
      action={
        <Link to="/projects/$projectId" params={{ projectId }} search={{ seg: id } as never}>
          {text.open}
        </Link>
      }
    >
      <WhenSeen height={64}>
        <SegmentFigures projectId={projectId} segmentId={id} />
      </WhenSeen>
      <p className="small">
        <Picks rules={rules} /> · {text.version(version)}
      </p>
      <details key={segment.updatedAt}>
        <summary>{shared.change}</summary>
        <p className="small">{text.changeSays}</p>
        <SegmentFields segment={segment} projectId={projectId} busy={save.isPending} save={save.mutate} />
      </details>
      <Confirm label={shared.delete} says={text.deleteSays} busy={end.isPending} act={() => end.mutate()} />
      <Outcome of={{ error: save.error ?? end.error, isSuccess: save.isSuccess }} />
    </Card>
  );
}

/** The rules in one line. */
function Picks({ rules }: { rules: Rules }) {
  const text = useAreaText(segmentsText);
  const { intents } = useAreaText(promptSetsText);
  const { contains, branded, intents: wanted = [], engines = [], surfaces = [], ...lists } = rules;
  const labels = useLabels();
  const parts = [
    engines.map(labels.engine).join(', '),
    surfaces.map((surface) => labels.surface(surface)).join(', '),
    ...Object.values(lists).map((values) => values.join(', ')),
    wanted.map((intent) => (intent in intents ? intents[intent as keyof typeof intents] : intent)).join(', '),
    contains && `“${contains}”`,
    branded && `${text.branded}: ${text.brandeds[branded]}`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : text.all;
}
