import { useState } from 'react';
import { estimateScanCost } from '../../data/operations.gen.ts';
import { useRead } from '../../data/use-read.ts';
import { Segmented } from '../../kit/segmented.tsx';
import { useLabels } from '../../label/use-labels.ts';
import { useFormat } from '../../part/format.ts';
import { Failed, Skeleton } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { useText } from '../../text/index.ts';
import { firstRunWords } from './words.ts';

interface Props {
  projectId: string;
  busy: boolean;
  /** Gets the bound that was seen. */
  start: (samplesK: number, maxCredits: number) => void;
  back: () => void;
}

/** What the scan costs at most, what is left, how long it takes, and how sure it makes one. */
export function PriceStep({ projectId, busy, start, back }: Props) {
  const first = useAreaText(firstRunWords);
  const { spend } = useText();
  const format = useFormat();
  const labels = useLabels();
  const [samplesK, setSamplesK] = useState(3);
  const estimate = useRead(estimateScanCost, { projectId, config: { samplesK } });
  const found = estimate.isPlaceholderData ? undefined : estimate.data;
  return (
    <section className="card">
      <h2>{first.price}</h2>
      <p>{first.priceSays}</p>
      <Segmented
        label={first.answersEach}
        value={String(samplesK)}
        options={['1', '3', '5', '10'].map((value) => ({ value, label: value }))}
        choose={(value) => setSamplesK(Number(value))}
      />
      {estimate.error && <Failed error={estimate.error} retry={() => void estimate.refetch()} />}
      {!estimate.data && !estimate.error && <Skeleton lines={4} />}
      {estimate.data && (
        <dl className="facts" aria-busy={found === undefined}>
          <dt>{first.asks}</dt>
          <dd>
            {first.product(
              format.count(estimate.data.prompts),
              estimate.data.engines.length,
              estimate.data.samplesK,
              format.count(estimate.data.samples),
            )}
          </dd>
          <dt>{first.engines}</dt>
          <dd>{estimate.data.engines.map(labels.engine).join(', ')}</dd>
          <dt>{first.costs}</dt>
          <dd>
            {spend.most(format.count(estimate.data.credits))}{' '}
            {estimate.data.affordable
              ? spend.left(format.count(estimate.data.balance - estimate.data.credits))
              : spend.dear[estimate.data.spendable.limitedBy](format.count(estimate.data.spendable.credits))}
          </dd>
          <dt>{first.takes}</dt>
          <dd>{first.about(estimate.data.estimatedSeconds)}</dd>
          <dt>{first.shows}</dt>
          <dd>{first.range(format.points(estimate.data.expectedHalfWidth.tracked))}</dd>
        </dl>
      )}
      <p className="actions">
        <button type="button" onClick={back}>
          {first.back}
        </button>
        <button
          type="button"
          className="main"
          disabled={busy || !found?.affordable}
          onClick={() => found && start(samplesK, found.credits)}
        >
          {found ? first.go(found.engines.length, format.count(found.credits)) : spend.pricing}
        </button>
      </p>
    </section>
  );
}
