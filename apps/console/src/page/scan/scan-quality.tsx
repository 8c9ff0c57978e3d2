import { getScanQuality } from '../../data/operations.gen.ts';
import { useRead } from '../../data/use-read.ts';
import { Card } from '../../kit/card.tsx';
import { sureWords } from '../../kit/how-sure-words.ts';
import { useLabels } from '../../label/use-labels.ts';
import { useFormat } from '../../part/format.ts';
import { Load } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { scanWords } from './words.ts';

/** Whether a scan is good enough to decide on, and what failed for which reason. */
export function ScanQuality({ scanId }: { scanId: string }) {
  const sure = useAreaText(sureWords);
  const labels = useLabels();
  const scans = useAreaText(scanWords);
  const format = useFormat();
  const quality = useRead(getScanQuality, { scanId });
  return (
    <Card className="c4" title={scans.checklist}>
      <Load query={quality} lines={6}>
        {({ checklist, decisionGrade, engines }) => {
          const failures = engines.flatMap(({ engine, failures }) =>
            Object.entries(failures).map(([reason, count]) => ({ engine, reason, count: Number(count) })),
          );
          return (
            <>
              <p>{decisionGrade ? scans.grade.yes : scans.grade.no}</p>
              <ul className="lines checklist">
                {checklist.map(({ criterion, met, measured, required }) => (
                  <li key={criterion}>
                    <span aria-hidden="true">{met === null ? '?' : met ? '✓' : '✗'}</span>{' '}
                    <span className="hidden">
                      {met === null ? scans.notKnown : met ? scans.met : scans.notMet}:
                    </span>
                    {measured}{' '}
                    <span className="small">
                      ({scans.required}: {required})
                    </span>
                  </li>
                ))}
              </ul>
              {failures.length > 0 && (
                <>
                  <h3>{scans.failures}</h3>
                  <ul>
                    {failures.map(({ engine, reason, count }) => (
                      <li key={`${engine} ${reason}`}>
                        {sure.missing(
                          labels.engine(engine),
                          format.count(count),
                          sure.reasons[reason] ?? sure.reason,
                        )}
                      </li>
                    ))}
                  </ul>
                </>
              )}
            </>
          );
        }}
      </Load>
    </Card>
  );
}
