import { type Figure, nearestReading, readingMarks, steppedReading } from '@svc/figures';
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { Shape } from '../kit/marks.tsx';
import { useText } from '../text/index.ts';

interface Props {
  figure: Figure;
  /** Title of the picture with unit and dates; a screen reader reads it as its name. */
  title: string;
}

/** This many lines of text are read out with its name; the table has all of them. */
const toldLines = 6;

/** A figure whose points are read out below it: by mouse, by touch and by arrow keys, and said politely. */
export function ReadFigure({ figure, title }: Props) {
  const { figure: words } = useText();
  const id = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const { width, height, readings, text } = figure;
  // A figure that is drawn anew may have fewer points.
  const at = chosen !== null && readings?.points[chosen] ? chosen : null;
  const read = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    if (readings) setChosen(nearestReading(readings, clientX - left, clientY - top));
  };
  const onKey = (event: KeyboardEvent) => {
    if (!readings) return;
    if (event.key === 'Escape' && at !== null) {
      setChosen(null);
      setSaid('');
      event.preventDefault();
      return;
    }
    const next = steppedReading(readings, at, event.key);
    if (next === null) return;
    setChosen(next);
    setSaid(readings.points[next]?.text ?? '');
    event.preventDefault();
  };
  const marks = at === null ? figure.marks : [...figure.marks, ...readingMarks(figure, at)];
  return (
    <div className="read-figure">
      <div
        role="img"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: one stop, arrows inside
        tabIndex={0}
        aria-label={title}
        aria-describedby={id}
        className="read-plot"
        onPointerMove={read}
        onPointerDown={read}
        onPointerLeave={({ pointerType }) => {
          if (pointerType === 'mouse') setChosen(null);
        }}
        onKeyDown={onKey}
      >
        <svg
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          className="marks"
          aria-hidden="true"
        >
          {marks.map((mark, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: marks have no other name, and are drawn anew together
            <Shape key={index} mark={mark} />
          ))}
        </svg>
      </div>
      <p className="read-out" aria-hidden="true" data-figure>
        {at === null ? null : readings?.points[at]?.text}
      </p>
      <p id={id} className="hidden">
        <span data-figure>{text.split('\n').slice(0, toldLines).join('; ')}</span>. {words.howToRead}
      </p>
      <p className="hidden" aria-live="polite" data-figure>
        {said}
      </p>
    </div>
  );
}
