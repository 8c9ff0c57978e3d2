import type { components } from '@svc/client';
import { createSegment, deleteSegment, listSegments, updateSegment } from '../data/operations.gen.ts';
import { useAct, useRows } from '../data/use-read.ts';
import { Confirm } from '../kit/confirm.tsx';
import { Listed } from '../part/list.tsx';
import { useAreaText } from '../text/area.ts';
import { Outcome } from './parts.tsx';
import { type Rules, SegmentFields } from './segment-fields.tsx';
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
    <section className="card">
      <h2>{name}</h2>
      {description !== null && <p>{description}</p>}
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
    </section>
  );
}

/** The rules in one line. */
function Picks({ rules }: { rules: Rules }) {
  const text = useAreaText(segmentsText);
  const { intents } = useAreaText(promptSetsText);
  const { contains, branded, intents: wanted = [], ...lists } = rules;
  const parts = [
    ...Object.values(lists).map((values) => values.join(', ')),
    wanted.map((intent) => (intent in intents ? intents[intent as keyof typeof intents] : intent)).join(', '),
    contains && `“${contains}”`,
    branded && `${text.branded}: ${text.brandeds[branded]}`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : text.all;
}
