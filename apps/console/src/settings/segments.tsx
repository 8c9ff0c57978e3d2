import type { components } from '@svc/client';
import { Link } from '@tanstack/react-router';
import { createSegment, deleteSegment, listSegments, updateSegment } from '../data/operations.gen.ts';
import { useAct, useRows } from '../data/use-read.ts';
import { Card } from '../kit/card.tsx';
import { Confirm } from '../kit/confirm.tsx';
import { Opens } from '../kit/opens.tsx';
import { WhenSeen } from '../kit/when-seen.tsx';
import { useLabels } from '../label/use-labels.ts';
import { Listed } from '../part/list.tsx';
import { Failed } from '../part/load.tsx';
import { useAreaText } from '../text/area.ts';
import { Head } from './parts.tsx';
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
      <Head
        area="segments"
        lead={text.lead}
        action={
          <Opens label={text.make} look="main">
            {(close) => (
              <SegmentFields
                projectId={projectId}
                busy={make.isPending}
                error={make.error}
                save={(body) => make.mutate(body, { onSuccess: close })}
              />
            )}
          </Opens>
        }
      />
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
        <div className="actions">
          <Link
            className="button small"
            to="/projects/$projectId"
            params={{ projectId }}
            search={{ seg: id } as never}
          >
            {text.open}
          </Link>
          <Opens label={shared.change} look="small">
            {(close) => (
              <>
                <p className="small">{text.changeSays}</p>
                <SegmentFields
                  segment={segment}
                  projectId={projectId}
                  busy={save.isPending}
                  error={save.error}
                  save={(body) => save.mutate(body, { onSuccess: close })}
                />
              </>
            )}
          </Opens>
          <Confirm
            label={shared.delete}
            says={text.deleteSays}
            busy={end.isPending}
            act={() => end.mutate()}
          />
        </div>
      }
    >
      <WhenSeen height={64}>
        <SegmentFigures projectId={projectId} segmentId={id} />
      </WhenSeen>
      <p className="small">
        <Picks rules={rules} /> · {text.version(version)}
      </p>
      {end.error && <Failed error={end.error} />}
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
