import type { Figure, Mark } from '@svc/figures';
import { useId } from 'react';

/** Around the marks, in pixels: the outermost labels reach over the box. */
const margin = 12;

const tone = (name: string | undefined): string => (name === undefined ? 'none' : `var(--${name})`);

/** A figure as SVG in the colours of the page. Its words are in a table beside it, where a number is a button. */
export function Drawing({ figure, ask }: { figure: Figure; ask?: (row: number) => void }) {
  const title = useId();
  const { width, height, marks } = figure;
  return (
    <svg
      viewBox={`${-margin} ${-margin / 2} ${width + 2 * margin} ${height + margin}`}
      width={width + 2 * margin}
      height={height + margin}
      role="img"
      aria-labelledby={title}
    >
      <title id={title}>{figure.title}</title>
      {marks.map((mark, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: marks have no other name, and are drawn anew together
        <Shape key={index} mark={mark} ask={ask} />
      ))}
    </svg>
  );
}

function Shape({ mark, ask }: { mark: Mark; ask: ((row: number) => void) | undefined }) {
  const { row } = mark;
  const asks = ask && row !== undefined && { className: 'asks', onClick: () => ask(row) };
  if (mark.kind === 'text') {
    const { x, y, text, anchor = 'start', size = 13, bold = false, fill = 'ink' } = mark;
    return (
      <text
        x={x}
        y={y}
        textAnchor={anchor}
        fontSize={size}
        fill={tone(fill)}
        fontWeight={bold ? 600 : 400}
        {...asks}
      >
        {text}
      </text>
    );
  }
  const paint = {
    fill: tone(mark.fill),
    stroke: tone(mark.stroke),
    strokeWidth: mark.strokeWidth,
    strokeDasharray: mark.dash,
    ...asks,
  };
  const title = mark.title === undefined ? null : <title>{mark.title}</title>;
  switch (mark.kind) {
    case 'rect':
      return (
        <rect x={mark.x} y={mark.y} width={mark.width} height={mark.height} rx={mark.radius} {...paint}>
          {title}
        </rect>
      );
    case 'circle':
      return (
        <circle cx={mark.x} cy={mark.y} r={mark.radius} {...paint}>
          {title}
        </circle>
      );
    case 'path':
      return (
        <path d={mark.d} {...paint}>
          {title}
        </path>
      );
  }
}
