import { useFormat } from '../part/format.ts';

interface Props {
  value: number;
  /** The largest of the column: its bar is full. */
  top: number;
  /** A part of the value that is told by colour, such as answers with the own brand. */
  part?: number;
  /** Words in place of the plain number. */
  says?: string;
}

/** A count, which has no range: the number, and a bar from zero on the axis of its column. */
export function CountBar({ value, top, part = 0, says }: Props) {
  const format = useFormat();
  const share = (count: number): string => `${top > 0 ? (100 * count) / top : 0}%`;
  return (
    <span className="count-bar">
      <b>{says ?? format.count(value)}</b>
      <i aria-hidden="true">
        <i style={{ width: share(value) }} />
        {part > 0 && <i className="own" style={{ width: share(part) }} />}
      </i>
    </span>
  );
}

/** The largest count of a column. */
export const topOf = (counts: readonly number[]): number => Math.max(0, ...counts);
