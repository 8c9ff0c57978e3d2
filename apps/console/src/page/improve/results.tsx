import type { components } from '@svc/client';
import { differenceSpan, whisker } from '@svc/figures';
import { Marks } from '../../kit/marks.tsx';
import { Tile } from '../../kit/tile.tsx';
import { useFormat } from '../../part/format.ts';
import { Said } from '../../part/said.tsx';
import { useAreaText } from '../../text/area.ts';
import { useWording } from '../../text/index.ts';
import { trialWords } from './trial-words.ts';
import { improveWords } from './words.ts';

/** What an experiment may say by now; before its rule allows it, no figure. */
export function Results({ results }: { results: components['schemas']['ExperimentResults'] }) {
  const { text, language } = useWording();
  const words = useAreaText(improveWords);
  const { experiment } = useAreaText(trialWords);
  const format = useFormat();
  const { result, balance, sentence } = results;
  return (
    <>
      <p>
        <Said>{sentence}</Said>
      </p>
      {result && (
        <div className="tiles-of plain-tiles">
          <Tile
            label={experiment.effect}
            value={format.difference(result.value, result.ci)}
            range={format.differenceRange(result.ci)}
            picture={
              <Marks
                hidden
                figure={whisker({
                  value: result.value,
                  range: result.ci,
                  verdict: result.verdict,
                  span: differenceSpan([result.ci]),
                  width: 220,
                  language,
                })}
              />
            }
            verdict={
              <span
                className={`verdict ${result.verdict === 'rise' || result.verdict === 'fall' ? result.verdict : ''}`}
              >
                <b>{text.verdict[result.verdict]}</b> {result.final ? words.final : words.interim}
              </span>
            }
          />
          {(['treated', 'holdout'] as const).map((arm) => (
            <Tile
              key={arm}
              label={experiment[arm]}
              value={experiment.beforeAfter(
                format.share(result[arm].before),
                format.share(result[arm].after),
              )}
              verdict={<span className="micro">{experiment.arm(result[arm].cells)}</span>}
            />
          ))}
        </div>
      )}
      {balance && <p className="small">{balance.balanced ? words.balanced : words.unbalanced}</p>}
    </>
  );
}
