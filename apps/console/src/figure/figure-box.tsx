import type { Figure } from '@svc/figures';
import { useWidth } from '../kit/use-width.ts';
import { FigureTable } from './figure-table.tsx';
import type { Table } from './files.ts';
import { ReadFigure } from './read-figure.tsx';

interface Props {
  /** Names the picture, its table and its files. */
  title: string;
  /** Unit, dates, and how many answers. */
  about?: string;
  /** Explains the band around the line. */
  foot?: string;
  /** Draws it for a width in pixels. */
  draw: (width: number) => Figure;
  /** The picture's content as a table. */
  table: Table;
}

/** A picture under a heading of its page: read out by pointer and keys, with its numbers and files. */
export function FigureBox({ title, about, foot, draw, table }: Props) {
  const [box, width] = useWidth();
  return (
    <figure className="figure">
      {about && <p className="figure-about">{about}</p>}
      <div className="drawing" ref={box}>
        {width > 0 && <ReadFigure figure={draw(width)} title={about ? `${title}. ${about}` : title} />}
      </div>
      <figcaption className="card-foot">
        <span>{foot}</span>
        <FigureTable title={title} {...(about && { about })} {...(foot && { foot })} {...table} draw={draw} />
      </figcaption>
    </figure>
  );
}
