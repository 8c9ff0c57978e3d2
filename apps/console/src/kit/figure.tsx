import { rangeStrip } from '@svc/figures';
import { useLabels } from '../label/use-labels.ts';
import type { Estimate } from '../part/format.ts';
import { useFormat } from '../part/format.ts';
import { useWording } from '../text/index.ts';
import { Marks } from './marks.tsx';

/** A figure's words in one of the two frames; the wider frame where the filter bar asks for it. */
export interface Shown {
  value: number | null;
  ci: { low: number; high: number } | null;
  trials: number;
  status: Estimate['status'];
  predicted: boolean;
}

/** A figure as it is shown in the frame of the filter bar, one frame a line. */
export function inFrame(figure: Estimate, frame: 'tracked' | 'market'): Shown {
  const { value, ci, market, trials, status, provenance } = figure;
  const predicted = provenance === 'predicted';
  if (frame === 'tracked') return { value, ci, trials, status, predicted };
  return {
    value: market?.value ?? null,
    ci: market?.ci ?? null,
    trials,
    status: market ? status : 'insufficient',
    predicted,
  };
}

/** “37% 35–39%”: the range stands beside the number, always. */
export function Num({ shown, frame }: { shown: Shown; frame: 'tracked' | 'market' }) {
  const format = useFormat();
  const labels = useLabels();
  if (shown.value === null)
    return (
      <span className="num micro">
        {labels.status(shown.status === 'measured' ? 'insufficient' : shown.status)}
      </span>
    );
  return (
    <span className="num" data-frame={frame}>
      <b>{format.value(shown)}</b>
      {shown.ci && <span>{format.range(shown.ci)}</span>}
    </span>
  );
}

interface ShareProps {
  value: number | null;
  ci: { low: number; high: number } | null;
  trials?: number;
  /** The end of the axis that the column shares. */
  top?: number;
  own?: boolean;
  width?: number;
}

/** A share of answers as a cell has it: digits with their range, and the same as a picture. */
export function Share({ value, ci, trials = 0, width = 110, ...drawn }: ShareProps) {
  const format = useFormat();
  if (value === null) return '–';
  return (
    <>
      <span className="num">
        <b>{format.value({ value, ci, ...(trials > 0 && { trials }) })}</b>
        {ci && <span>{format.range(ci)}</span>}
      </span>
      <Strip shown={{ value, ci, trials, status: 'measured', predicted: false }} width={width} {...drawn} />
    </>
  );
}

interface StripProps {
  shown: Shown;
  width: number;
  /** The end of the axis that the card shares. */
  top?: number;
  own?: boolean;
  bare?: boolean;
}

/** The figure as a picture. The words beside it say the same, so it is not read aloud. */
export function Strip({
  shown: { value, ci, predicted },
  width,
  top = 1,
  own = true,
  bare = false,
}: StripProps) {
  const { language } = useWording();
  return (
    <Marks hidden figure={rangeStrip({ value, range: ci, width, top, own, bare, predicted, language })} />
  );
}
