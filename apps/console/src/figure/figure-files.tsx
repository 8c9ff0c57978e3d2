import { type Figure, toSvg } from '@svc/figures';
import { scope } from '../scope.ts';
import { useText } from '../text/index.ts';
import { save, type Table, toCsv, toPng } from './files.ts';

interface Props {
  /** Names the files. */
  name: string;
  /** Draws it for a width in pixels. */
  draw: (width: number) => Figure;
  table: Table;
}

const themes = ['light', 'dark'] as const;

/** A figure as files: its numbers, and the picture in both themes. Invented data says so in each of them. */
export function FigureFiles({ name, draw, table }: Props) {
  const { figure: text, frame } = useText();
  const picture = (theme: (typeof themes)[number]) =>
    toSvg(scope.test ? marked(draw(720), frame.test) : draw(720), theme);
  const savePng = async (theme: (typeof themes)[number]) =>
    save(`${name} ${theme}.png`, await toPng(picture(theme)));
  return (
    <>
      <button
        type="button"
        className="quiet"
        onClick={() => save(`${name}.csv`, new Blob([toCsv(table)], { type: 'text/csv' }))}
      >
        {text.csv}
      </button>
      <details>
        <summary>{text.asPicture}</summary>
        {themes.map((theme) => (
          <span key={theme}>
            {frame.themes[theme]}:{' '}
            <button
              type="button"
              className="quiet"
              onClick={() =>
                save(`${name} ${theme}.svg`, new Blob([picture(theme)], { type: 'image/svg+xml' }))
              }
            >
              {text.svg}
            </button>{' '}
            <button type="button" className="quiet" onClick={() => void savePng(theme)}>
              {text.png}
            </button>{' '}
          </span>
        ))}
      </details>
    </>
  );
}

/** A line below the figure. */
export const marked = (figure: Figure, mark: string): Figure => ({
  ...figure,
  height: figure.height + 18,
  marks: [
    ...figure.marks,
    { kind: 'text', x: 0, y: figure.height + 14, text: mark, size: 11, bold: true, fill: 'fall' },
  ],
});
