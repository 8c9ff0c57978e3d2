import type { components } from '@svc/client';
import { shareTop } from '@svc/figures';
import { Num, Strip } from '../../kit/figure.tsx';
import { Table } from '../../kit/table.tsx';
import { Tile } from '../../kit/tile.tsx';
import { useLabels } from '../../label/use-labels.ts';
import { useFormat } from '../../part/format.ts';
import { useAreaText } from '../../text/area.ts';
import { useText } from '../../text/index.ts';
import { goalWords } from './words.ts';

type Reading = components['schemas']['ScorecardReading'];

/** A scorecard at a date: all together, then each row with its figure and whether its target is met. */
export function ScorecardReading({ reading }: { reading: Reading }) {
  const text = useText();
  const words = useAreaText(goalWords);
  const labels = useLabels();
  const format = useFormat();
  const { name, rows, composite } = reading;
  const top = shareTop(rows.flatMap(({ figure, target }) => [figure?.ci ?? null, target]));
  const shown = (figure: Reading['rows'][number]['figure']) =>
    figure && {
      value: figure.value,
      ci: figure.ci,
      trials: figure.trials,
      status: figure.status,
      predicted: figure.provenance === 'predicted',
    };
  const apart = rows.filter(({ verdict }) => verdict === 'not_comparable').length;
  return (
    <>
      <div className="tiles-of plain-tiles">
        <Tile
          label={words.composite}
          value={composite.value === null ? '–' : format.share(composite.value)}
          range={composite.ci ? format.range(composite.ci) : undefined}
          verdict={
            <span className={`verdict ${composite.verdict === 'met' ? 'rise' : ''}`}>
              {composite.value === null ? words.noComposite : words.verdict[composite.verdict]}
            </span>
          }
        />
        {(['met', 'undecided', 'missed'] as const).map((verdict) => (
          <Tile
            key={verdict}
            label={words.tile[verdict]}
            value={rows.filter((row) => row.verdict === verdict).length}
            range={words.ofRows(rows.length)}
          />
        ))}
      </div>
      {apart > 0 && (
        <p className="notice" role="note">
          {words.apart(apart)}
        </p>
      )}
      <Table
        name={`${name}: ${words.rows}`}
        rows={rows}
        keyOf={({ name }) => name}
        columns={[
          {
            label: words.row,
            value: ({ name }) => name,
            show: ({ name, measure = 'presence', engine, surface }) => (
              <>
                <b>{name}</b>
                <br />
                <small className="micro">
                  {[
                    text.history.measures[measure],
                    engine ? labels.engine(engine) : surface && labels.surface(surface),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </>
            ),
          },
          {
            label: words.axis(format.share(top)),
            show: ({ figure }) => {
              const one = shown(figure);
              return one && <Strip shown={one} width={160} top={top} />;
            },
          },
          {
            label: words.figure,
            value: ({ figure }) => figure?.value ?? null,
            show: ({ figure }) => {
              const one = shown(figure);
              return one ? <Num shown={one} frame="tracked" /> : '–';
            },
            nowrap: true,
          },
          { label: text.figure.low, value: ({ figure }) => figure?.ci?.low ?? null, hidden: true },
          { label: text.figure.high, value: ({ figure }) => figure?.ci?.high ?? null, hidden: true },
          {
            label: words.targetColumn,
            value: ({ target }) => target,
            show: ({ target }) => format.share(target),
          },
          {
            label: words.verdictColumn,
            value: ({ verdict }) => words.verdict[verdict],
            show: ({ verdict, band }) => (
              <span className={`verdict ${verdict === 'met' ? 'rise' : verdict === 'missed' ? 'fall' : ''}`}>
                <b>{words.verdict[verdict]}</b> {band !== null && <span>{words.band[band]}</span>}
              </span>
            ),
          },
          { label: words.weight, value: ({ weight = 1 }) => weight },
        ]}
      />
    </>
  );
}
