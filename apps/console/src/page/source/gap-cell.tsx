import type { Verdict } from '@svc/figures';
import { whisker } from '@svc/figures';
import { Marks } from '../../kit/marks.tsx';
import { useFormat } from '../../part/format.ts';
import { useWording } from '../../text/index.ts';

interface Props {
  value: number;
  ci: { low: number; high: number } | null;
  /** The word for it, and whether that is good, bad or neither for the brand. */
  says: string;
  tone?: Extract<Verdict, 'rise' | 'fall'> | undefined;
  span: number;
}

/** A tested difference as a cell has it: digits with their range, the verdict, and the same as a picture. */
export function GapCell({ value, ci, says, tone, span }: Props) {
  const format = useFormat();
  const { language } = useWording();
  if (ci === null) return <span className="micro">{says}</span>;
  return (
    <span className={`gap-cell verdict ${tone ?? ''}`}>
      <span>
        <b>{format.difference(value, ci)}</b>
        {ci && <span>{format.differenceRange(ci)}</span>}
        <small>{says}</small>
      </span>
      <Marks
        hidden
        figure={whisker({ value, range: ci, verdict: tone ?? null, span, width: 140, language })}
      />
    </span>
  );
}
