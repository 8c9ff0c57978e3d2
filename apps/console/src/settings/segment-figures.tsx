import { getAnalyticsOverview } from '../data/operations.gen.ts';
import { useRead } from '../data/use-read.ts';
import { Share } from '../kit/figure.tsx';
import { useLabels } from '../label/use-labels.ts';
import { shownOf } from '../page/overview/data.ts';
import { useFormat } from '../part/format.ts';
import { Failed, Skeleton } from '../part/load.tsx';
import { useAreaText } from '../text/area.ts';
import { segmentsText } from './text/segments.ts';

interface Props {
  projectId: string;
  segmentId: string;
}

/** Presence in a segment over the last four weeks: one figure a surface, on the scale from 0 to 100%. */
export function SegmentFigures({ projectId, segmentId }: Props) {
  const text = useAreaText(segmentsText);
  const labels = useLabels();
  const format = useFormat();
  const found = useRead(getAnalyticsOverview, { projectId, segmentId, days: 28 });
  if (found.error) return <Failed error={found.error} retry={() => void found.refetch()} />;
  if (!found.data) return <Skeleton lines={2} />;
  const figures = found.data.surfaces.flatMap((surface) => {
    const { shown } = shownOf(surface, 'presence', 'tracked') ?? {};
    return shown && shown.trials > 0 ? [{ surface, shown }] : [];
  });
  if (figures.length === 0) return <p className="small">{text.noAnswers}</p>;
  return (
    <ul className="segment-figures">
      {figures.map(({ surface: { surface, engines }, shown }) => (
        <li key={surface}>
          <small>{labels.surface(surface, engines)}</small>
          {shown.value === null ? (
            <span className="micro">{labels.status('insufficient')}</span>
          ) : (
            <Share value={shown.value} ci={shown.ci} trials={shown.trials} width={180} own />
          )}
          <small>{text.answersOf(format.count(shown.trials))}</small>
        </li>
      ))}
    </ul>
  );
}
