import type { components } from '@svc/client';
import { differenceRows, points } from '@svc/figures';
import { FigureBox } from '../../figure/figure-box.tsx';
import { Badge } from '../../part/badge.tsx';
import { useFormat } from '../../part/format.ts';
import { useAreaText } from '../../text/area.ts';
import { useWording } from '../../text/index.ts';
import { improveWords } from './words.ts';

/** The measured effect of a move: touched prompts compared with the others, beside the prediction. */
export function Measured({ measured }: { measured: components['schemas']['MeasuredUplift'] }) {
  const { text, language } = useWording();
  const words = useAreaText(improveWords);
  const format = useFormat();
  const { value, ci, verdict, predicted, provenance, asOf, treated, control, smallestVisible } = measured;
  return (
    <section className="card">
      <h2>{words.worked[verdict]}</h2>
      <FigureBox
        title={words.measured}
        about={words.measuredAbout(format.day(asOf), treated.cells, control.cells)}
        foot={words.visible(points(smallestVisible, null, language))}
        draw={(width) =>
          differenceRows(
            [
              {
                label: words.measured,
                difference: value,
                interval: ci,
                verdict: verdict === 'rise' ? 'rise' : 'no_change_shown',
                note: words.worked[verdict],
              },
              {
                label: text.badge.predicted,
                difference: predicted.median,
                interval: { low: predicted.low95, high: predicted.high95 },
                inner: { low: predicted.low80, high: predicted.high80 },
                verdict: null,
                predicted: true,
              },
            ],
            { width, language, title: words.measured },
          )
        }
        table={{
          columns: ['', text.figure.value, text.figure.low, text.figure.high],
          rows: [
            [words.measured, value, ci.low, ci.high],
            [text.badge.predicted, predicted.median, predicted.low95, predicted.high95],
          ],
        }}
      />
      <p>
        <Badge provenance={provenance} />{' '}
        {words.against(
          format.share(treated.before),
          format.share(treated.after),
          format.share(control.before),
          format.share(control.after),
        )}
      </p>
    </section>
  );
}
