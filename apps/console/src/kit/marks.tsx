import type { Figure, Mark } from '@svc/figures';

const tone = (name: string | undefined): string => (name === undefined ? 'none' : `var(--${name})`);

/** The marks of a figure in the colours of the page. */
export function Marks({ figure, hidden = false }: { figure: Figure; hidden?: boolean }) {
  const { width, height, marks, text } = figure;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by its label, or said by the words beside it
    <svg
      className="marks"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      {...(hidden ? { 'aria-hidden': true } : { role: 'img', 'aria-label': text })}
    >
      {marks.map((mark, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: marks have no other name, and are drawn anew together
        <Shape key={index} mark={mark} />
      ))}
    </svg>
  );
}

export function Shape({ mark }: { mark: Mark }) {
  if (mark.kind === 'text') {
    const { x, y, text, anchor = 'start', size = 13, bold = false, fill = 'ink' } = mark;
    return (
      <text x={x} y={y} textAnchor={anchor} fontSize={size} fill={tone(fill)} fontWeight={bold ? 600 : 400}>
        {text}
      </text>
    );
  }
  const paint = {
    fill: tone(mark.fill),
    stroke: tone(mark.stroke),
    strokeWidth: mark.strokeWidth,
    strokeDasharray: mark.dash,
    strokeLinejoin: 'round' as const,
  };
  if (mark.kind === 'rect')
    return <rect x={mark.x} y={mark.y} width={mark.width} height={mark.height} rx={mark.radius} {...paint} />;
  if (mark.kind === 'circle') return <circle cx={mark.x} cy={mark.y} r={mark.radius} {...paint} />;
  return <path d={mark.d} {...paint} />;
}
