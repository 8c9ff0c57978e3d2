import type { components } from '@svc/client';
import { percent, reliability } from '@svc/figures';
import { getCalibrationReport } from '../../data/operations.gen.ts';
import { useRead } from '../../data/use-read.ts';
import { FigureBox } from '../../figure/figure-box.tsx';
import { Table } from '../../kit/table.tsx';
import { useLabels } from '../../label/use-labels.ts';
import { Badge } from '../../part/badge.tsx';
import { useFormat } from '../../part/format.ts';
import { Empty, Load } from '../../part/load.tsx';
import { Said } from '../../part/said.tsx';
import { useAreaText } from '../../text/area.ts';
import { useWording } from '../../text/index.ts';
import { PredictedCells } from './predicted-cells.tsx';
import { methodWords } from './words.ts';

type Reliability = components['schemas']['ReliabilityReport'];

/** Predictions made before each scan against its answers. */
export function Calibration({ projectId }: { projectId: string }) {
  const words = useAreaText(methodWords);
  const format = useFormat();
  const labels = useLabels();
  const found = useRead(getCalibrationReport, { projectId });
  return (
    <>
      <p className="lead">{words.calibrationLead}</p>
      <Load query={found} lines={14}>
        {({ report, predictions, provenance, byEngine, byModel, notes }) => (
          <>
            <p className="small after-lead">
              {words.judged(format.count(predictions.judged), format.count(predictions.pending))}{' '}
              <Badge provenance={provenance} />
            </p>
            {report === null ? (
              <Empty>{notes[0] ?? words.notRun}</Empty>
            ) : (
              <>
                <div className="grid">
                  <Diagram report={report} />
                  <Quality
                    rows={[
                      { group: words.all, report },
                      ...byEngine.map(({ group, report }) => ({ group: labels.engine(group), report })),
                      ...(byModel.length > 1 ? byModel : []),
                    ]}
                  />
                </div>
                {notes.map((note) => (
                  <p key={note} className="small after-lines">
                    <Said>{note}</Said>
                  </p>
                ))}
              </>
            )}
          </>
        )}
      </Load>
      <PredictedCells projectId={projectId} />
    </>
  );
}

function Diagram({ report }: { report: Reliability }) {
  const { language } = useWording();
  const words = useAreaText(methodWords);
  const format = useFormat();
  const bins = report.bins.map(({ predicted, observed, bandLow, bandHigh, answers }) => ({
    predicted,
    observed,
    answers,
    band: { low: bandLow, high: bandHigh },
  }));
  return (
    <section className="card c4">
      <h2>{words.diagram}</h2>
      <FigureBox
        title={words.diagram}
        about={words.diagramAbout(format.count(report.answers), format.count(report.prompts))}
        foot={words.bandSays}
        draw={(width) => reliability(bins, { width, language, title: words.diagram })}
        table={{
          columns: [words.predicted, words.observed, words.low, words.high, words.answers],
          rows: report.bins.map(({ predicted, observed, bandLow, bandHigh, answers }) => [
            predicted,
            observed,
            bandLow,
            bandHigh,
            answers,
          ]),
        }}
      />
    </section>
  );
}

function Quality({ rows }: { rows: readonly { group: string; report: Reliability }[] }) {
  const { language } = useWording();
  const words = useAreaText(methodWords);
  const format = useFormat();
  return (
    <section className="card c8">
      <h2>{words.quality}</h2>
      <Table
        name={words.quality}
        rows={rows}
        keyOf={({ group }) => group}
        columns={[
          // A model’s name may break before its suffix: the table would be wider than its card.
          {
            label: words.group,
            value: ({ group }) => group,
            show: ({ group }) => group.replace('+', '\u200b+'),
          },
          {
            label: words.coverage,
            value: ({ report }) => report.coverage.rate,
            show: ({ report: { coverage } }) =>
              coverage.rate === null
                ? '–'
                : percent(
                    coverage.rate,
                    coverage.low === null || coverage.high === null
                      ? null
                      : { low: coverage.low, high: coverage.high },
                    language,
                  ),
            nowrap: true,
          },
          {
            label: words.skill,
            value: ({ report }) => report.brier.skill,
            show: ({ report: { brier } }) => (brier.skill === null ? '–' : format.share(brier.skill)),
          },
          {
            label: words.error,
            value: ({ report }) => report.calibrationError.debiasedSquared,
            show: ({ report: { calibrationError } }) =>
              calibrationError.withinNull ? words.fine : words.off,
          },
          {
            label: words.answers,
            value: ({ report }) => report.answers,
            show: ({ report }) => format.count(report.answers),
          },
        ]}
      />
    </section>
  );
}
