import type { ReactNode } from 'react';

interface Props {
  label: ReactNode;
  value: ReactNode;
  /** The range, or of how many. */
  range?: ReactNode;
  picture?: ReactNode;
  verdict?: ReactNode;
}

/** One figure of the strip below a headline. */
export function Tile({ label, value, range, picture, verdict }: Props) {
  return (
    <div>
      <div className="tile-label">{label}</div>
      <p className="tile-value">
        {value}
        {range && <small>{range}</small>}
      </p>
      {picture}
      <div>{verdict}</div>
    </div>
  );
}
