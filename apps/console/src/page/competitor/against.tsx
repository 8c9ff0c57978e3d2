import { differenceSpan, reachOf, whisker } from '@svc/figures';
import { useState } from 'react';
import { useFilters } from '../../filter/use-filters.ts';
import { Card } from '../../kit/card.tsx';
import { Marks } from '../../kit/marks.tsx';
import { Modal } from '../../kit/modal.tsx';
import { useLabels } from '../../label/use-labels.ts';
import { useFormat } from '../../part/format.ts';
import { Empty, Failed, Skeleton } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { useWording } from '../../text/index.ts';
import { Axis } from '../overview/moves.tsx';
import { toneOf } from '../overview/trend-input.ts';
import { type Brand, type HeadToHeadTable, type Stand, testIn } from './data.ts';
import { competitorWords } from './words.ts';

interface Props {
  projectId: string;
  stands: readonly Stand[];
  tables: ReadonlyMap<string, HeadToHeadTable>;
  rivals: readonly Brand[];
  surface: string;
  engines: readonly string[];
  pending: boolean;
  error: unknown;
  retry: () => void;
}

const width = 190;
const pictureOf = {
  ahead: 'rise',
  behind: 'fall',
  no_difference_shown: 'no_change_shown',
  too_few: 'too_few',
} as const;

/** Your presence minus theirs in the same answers, each with its test; a row opens the comparison. */
export function Against({ projectId, stands, tables, rivals, surface, engines, ...found }: Props) {
  const { against: words } = useAreaText(competitorWords);
  const { language } = useWording();
  const labels = useLabels();
  const format = useFormat();
  const { frame } = useFilters(projectId);
  const [open, setOpen] = useState<string | null>(null);
  const span = differenceSpan(stands.map(({ test }) => reachOf(test.value, test.ci)));
  const least = Math.max(0, ...stands.map(({ test }) => test.smallestVisible ?? 0));
  const table = open === null ? undefined : tables.get(open);
  const name = rivals.find(({ id }) => id === open)?.name ?? '';
  return (
    <Card
      title={words.title}
      about={words.about(labels.answersOf(surface, engines))}
      foot={least > 0 ? words.foot(format.points(least)) : undefined}
    >
      {found.error ? (
        <Failed error={found.error} retry={found.retry} />
      ) : stands.length === 0 && found.pending ? (
        <Skeleton lines={8} />
      ) : stands.length === 0 ? (
        <Empty>{words.none}</Empty>
      ) : (
        <>
          <Axis span={span} width={width} />
          <ul className="lines" data-frame={frame}>
            {stands.map(({ brand, test: { value, ci, verdict } }) => (
              <li key={brand.id} className="with-picture">
                <button type="button" className="quiet row-button" onClick={() => setOpen(brand.id)}>
                  <i className={`dot ${toneOf(rivals, brand.id)}`} /> {brand.name}
                </button>
                <div className="end">
                  <span
                    className={`verdict ${verdict === 'ahead' ? 'rise' : verdict === 'behind' ? 'fall' : ''}`}
                  >
                    <b>{value === null ? '–' : format.difference(value, ci)}</b>
                    {ci && <span>{format.differenceRange(ci)}</span>} <span>{words.verdicts[verdict]}</span>
                  </span>
                  <Marks
                    hidden
                    figure={whisker({ value, range: ci, verdict: pictureOf[verdict], span, width, language })}
                  />
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
      {table && <Duel name={name} table={table} frame={frame} close={() => setOpen(null)} />}
    </Card>
  );
}

interface DuelProps {
  name: string;
  table: HeadToHeadTable;
  frame: 'tracked' | 'market';
  close: () => void;
}

/** One rival in full: by engine, prompts won, even and lost, and those that differ most. */
function Duel({ name, table, frame, close }: DuelProps) {
  const { against: words } = useAreaText(competitorWords);
  const { language } = useWording();
  const labels = useLabels();
  const format = useFormat();
  const rows = table.byEngine.map(({ engine, result }) => ({ engine, test: testIn(result, frame) }));
  const span = differenceSpan(rows.map(({ test }) => reachOf(test.value, test.ci)));
  return (
    <Modal label={words.duel(name)} kind="panel" close={close}>
      <p>{words.record(table.wins, table.ties, table.losses)}</p>
      <h3>{words.byEngine}</h3>
      <ul className="lines" data-frame={frame}>
        {rows.map(({ engine, test: { value, ci, verdict } }) => (
          <li key={engine} className="with-picture">
            <div>
              {labels.engine(engine)}
              <small>{words.verdicts[verdict]}</small>
            </div>
            <div className="end">
              <span className="num">
                <b>{value === null ? '–' : format.difference(value, ci)}</b>
                {ci && <span>{format.differenceRange(ci)}</span>}
              </span>
              <Marks
                hidden
                figure={whisker({
                  value,
                  range: ci,
                  verdict: pictureOf[verdict],
                  span,
                  width: 140,
                  language,
                })}
              />
            </div>
          </li>
        ))}
      </ul>
      <h3>{words.prompts}</h3>
      <ul className="lines">
        {table.prompts
          .filter(({ own, other }) => own !== other)
          .slice(0, 12)
          .map(({ prompt, text, engine, own, other, answers }) => (
            <li key={`${prompt} ${engine}`}>
              {text}
              <small>{words.counts(labels.engine(engine), name, own, other, answers)}</small>
            </li>
          ))}
      </ul>
    </Modal>
  );
}
