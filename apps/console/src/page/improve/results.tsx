import type { components } from '@svc/client';
import { differenceRows } from '@svc/figures';
import { FigureBox } from '../../figure/figure-box.tsx';
import { useFormat } from '../../part/format.ts';
import { Said } from '../../part/said.tsx';
import { useAreaText } from '../../text/area.ts';
import { useWording } from '../../text/index.ts';
import { improveWords } from './words.ts';

/** What an experiment may say by now; before its rule allows it, no figure. */
export function Results({ results }: { results: components['schemas']['ExperimentResults'] }) {
  const { text, language } = useWording();
  const words = useAreaText(improveWords);
  const format = useFormat();
  const { name, result, balance, sentence } = results;
  return (
    <>
      <p>
        <Said>{sentence}</Said>
      </p>
      {result && (
        <>
          <FigureBox
            name={name}
            draw={(width) =>
              differenceRows(
                [{ label: name, difference: result.value, interval: result.ci, verdict: result.verdict }],
                { width, language, title: name },
              )
            }
            table={{
              columns: ['', words.beforeIt, words.afterIt, text.figure.prompts],
              rows: [
                [words.treated, result.treated.before, result.treated.after, result.treated.clusters],
                [words.holdout, result.holdout.before, result.holdout.after, result.holdout.clusters],
              ],
            }}
          />
          <p className="small">
            {words.against(
              format.share(result.treated.before),
              format.share(result.treated.after),
              format.share(result.holdout.before),
              format.share(result.holdout.after),
            )}{' '}
            {result.final ? words.final : words.interim}
          </p>
        </>
      )}
      {balance && <p className="small">{balance.balanced ? words.balanced : words.unbalanced}</p>}
    </>
  );
}
