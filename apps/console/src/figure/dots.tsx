import { useText } from '../text/index.ts';

const step = 12;
/** Beyond these the count is told in digits. */
const most = 12;

/** A filled dot for each answer with the brand, a ring for each without, a cross for each that is missing. */
export function Dots({ present, answers, missing }: { present: number; answers: number; missing: number }) {
  const { prompts } = useText();
  const words = prompts.dots(present, answers, missing);
  if (answers + missing > most) return <span className="number">{`${present}/${answers}`}</span>;
  const kinds = Array.from({ length: answers + missing }, (_, index) => ({
    x: index * step + step / 2,
    kind: index < present ? 'present' : index < answers ? 'absent' : 'missing',
  }));
  return (
    <svg
      role="img"
      aria-label={words}
      width={Math.max(1, kinds.length) * step}
      height={step}
      className="dot-row"
    >
      {kinds.map(({ x, kind }) =>
        kind === 'missing' ? (
          <path key={x} d={`M${x - 3} 3l6 6m0 -6l-6 6`} stroke="var(--soft)" strokeWidth={1.5} />
        ) : (
          <circle
            key={x}
            cx={x}
            cy={6}
            r={kind === 'present' ? 4 : 3.5}
            fill={kind === 'present' ? 'var(--band)' : 'none'}
            stroke={kind === 'present' ? 'none' : 'var(--soft)'}
            strokeWidth={1.2}
          />
        ),
      )}
    </svg>
  );
}
