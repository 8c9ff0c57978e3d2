import type { Answer, components } from '@svc/client';
import { shareTop } from '@svc/figures';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useState } from 'react';
import { queryMetrics } from '../../data/operations.gen.ts';
import { useAll } from '../../data/use-read.ts';
import { useFilters } from '../../filter/use-filters.ts';
import { Card } from '../../kit/card.tsx';
import { inFrame, Num, Strip } from '../../kit/figure.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { useMedia } from '../../kit/use-media.ts';
import { useLabels } from '../../label/use-labels.ts';
import { type Estimate, useFormat } from '../../part/format.ts';
import { Failed, Skeleton } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { toneOf } from '../overview/trend-input.ts';
import { type HeadToHeadTable, type Measure, testIn } from './data.ts';
import { MatrixTable } from './matrix-table.tsx';
import { useRivals } from './use-rivals.ts';
import { competitorWords } from './words.ts';

type Project = components['schemas']['Project'];
type Verdict = components['schemas']['HeadToHead']['verdict'];

interface Cell {
  figure: Estimate | null;
  verdict: Verdict | null;
}
interface Column {
  id: string;
  label: string;
  /** A line in front of it: another surface begins. */
  starts: boolean;
  /** The filter that leads to the answers behind its cells. */
  filter: Record<string, string>;
  cells: Map<string, Cell>;
}

interface Props {
  projectId: string;
  project: Project;
  measure: Measure;
  compared: Answer<'compare_competitors'>;
  tables: ReadonlyMap<string, HeadToHeadTable>;
  surface: string;
}

const modes = ['engine', 'topic', 'intent'] as const;
type Mode = (typeof modes)[number];

/** Every brand in every column; a cell is tinted only where its difference from you was tested. */
export function Matrix(props: Props) {
  const { projectId, project, compared } = props;
  const { matrix: words } = useAreaText(competitorWords);
  const format = useFormat();
  const { frame, ends } = useFilters(projectId);
  const [mode, setMode] = useState<Mode>('engine');
  const byEngine = useEngineColumns(props, frame);
  const other = usePartColumns(props, mode);
  const columns = mode === 'engine' ? byEngine : other.columns;
  const brands = [project.brand, ...project.competitors];
  const figures = columns.flatMap(({ cells }) =>
    [...cells.values()].flatMap(({ figure }) => (figure ? [inFrame(figure, frame)] : [])),
  );
  const about = words.about(format.span(ends.from, ends.to));
  const drawn = columns.flatMap(({ label, cells }) =>
    brands.flatMap(({ id, name }) => {
      const figure = cells.get(id)?.figure;
      return figure ? [{ label, name, shown: inFrame(figure, frame) }] : [];
    }),
  );
  const top = shareTop(figures.map(({ ci, value }) => ci ?? value));
  const mean = (id: string): number =>
    compared.surfaces[0]?.brands.find(({ brandId }) => brandId === id)?.figure?.value ?? 0;
  const rivals = project.competitors.toSorted((a, b) => mean(b.id) - mean(a.id));
  const rows = [project.brand, ...rivals];
  return (
    <Card
      className="flush"
      title={words.title[mode]}
      about={about}
      action={
        <Segmented
          label={words.by}
          value={mode}
          options={modes.map((value) => ({ value, label: words.modes[value] }))}
          choose={setMode}
        />
      }
      foot={
        <span className="matrix-key">
          <span className="ahead">{words.ahead}</span>
          <span className="behind">{words.behind}</span>
          <span>{words.even}</span>
          {words.scale(format.share(top))}
        </span>
      }
      footActions={
        <MatrixTable title={words.title[mode]} about={about} by={words.modes[mode]} cells={drawn} />
      }
    >
      {other.error ? (
        <Failed error={other.error} retry={other.retry} />
      ) : mode !== 'engine' && other.pending ? (
        <Skeleton lines={8} />
      ) : (
        <Grid
          rows={rows.map(({ id, name }, at) => ({
            ...{ id, name, own: at === 0 },
            tone: at === 0 ? 'own' : toneOf(project.competitors, id),
          }))}
          columns={columns}
          frame={frame}
          top={top}
          projectId={projectId}
          label={words.title[mode]}
        />
      )}
    </Card>
  );
}

interface MatrixRow {
  id: string;
  name: string;
  own: boolean;
  tone: string;
}

interface GridProps {
  rows: readonly MatrixRow[];
  columns: readonly Column[];
  frame: 'tracked' | 'market';
  top: number;
  projectId: string;
  label: string;
}

/** The grid is one tab stop; arrows move from cell to cell, Enter opens the answers behind one. */
function Grid({ rows, columns: all, frame, top, projectId, label }: GridProps) {
  const { matrix: words } = useAreaText(competitorWords);
  const narrow = useMedia('(max-width: 45rem)');
  const [shown, setShown] = useState(0);
  const [place, setPlace] = useState<readonly [number, number]>([0, 0]);
  const columns = narrow ? all.slice(Math.min(shown, all.length - 1)).slice(0, 1) : all;
  const move = (event: KeyboardEvent<HTMLTableElement>) => {
    const by = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.key];
    if (!by) return;
    event.preventDefault();
    const clamp = (value: number, most: number) => Math.max(0, Math.min(most - 1, value));
    const next = [
      clamp(place[0] + (by[0] ?? 0), rows.length),
      clamp(place[1] + (by[1] ?? 0), columns.length),
    ] as const;
    setPlace(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-cell="${next.join(' ')}"]`)?.focus();
  };
  return (
    <div className="rows-of matrix-box">
      {narrow && (
        <label className="matrix-pick">
          {words.column}{' '}
          <select value={shown} onChange={({ target }) => setShown(Number(target.value))}>
            {all.map(({ id, label }, at) => (
              <option key={id} value={at}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: cells are moved through by arrows */}
      <table role="grid" className="matrix" aria-label={label} onKeyDown={move}>
        <thead>
          <tr>
            <th scope="col">{words.brand}</th>
            {columns.map(({ id, label, starts }) => (
              <th key={id} scope="col" className={starts ? 'starts' : ''}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, own, tone }, row) => (
            <tr key={id} className={own ? 'you' : ''}>
              <th scope="row">
                <span className={own ? 'own-name' : ''}>
                  <i className={`dot ${tone}`} /> {name}
                </span>
              </th>
              {columns.map(({ id: columnId, cells, starts, filter }, column) => {
                const { figure, verdict } = cells.get(id) ?? { figure: null, verdict: null };
                const tested = verdict === 'ahead' || verdict === 'behind' ? verdict : null;
                return (
                  <td
                    key={columnId}
                    className={`${figure ? (tested ?? '') : 'no-answers'} ${starts ? 'starts' : ''}`}
                  >
                    {figure ? (
                      <Link
                        to="/projects/$projectId/answers"
                        params={{ projectId }}
                        search={{ ...filter, ...(!own && { brandId: id }) } as never}
                        data-cell={`${row} ${column}`}
                        tabIndex={place[0] === row && place[1] === column ? 0 : -1}
                        onFocus={() => setPlace([row, column])}
                      >
                        <Num shown={inFrame(figure, frame)} frame={frame} />
                        <Strip shown={inFrame(figure, frame)} width={96} top={top} own={own} />
                        {tested && <span className="matrix-word">{words[tested]}</span>}
                      </Link>
                    ) : (
                      <span className="micro">{words.noAnswers}</span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** For each surface the pooled column, then its engines. */
function useEngineColumns({ compared, tables, project }: Props, frame: 'tracked' | 'market'): Column[] {
  const labels = useLabels();
  const ids = [project.brand, ...project.competitors].map(({ id }) => id);
  return compared.surfaces.flatMap(({ surface, brands }, at) => {
    const engines = [...new Set(brands.flatMap((brand) => brand.engines.map(({ engine }) => engine)))].sort();
    const cellsOf = (
      figureOf: (brand: (typeof brands)[number]) => Estimate | null,
      verdictOf: (table: HeadToHeadTable) => Verdict | null,
    ) =>
      new Map(
        ids.map((id): [string, Cell] => {
          const brand = brands.find(({ brandId }) => brandId === id);
          const table = tables.get(id);
          return [id, { figure: brand ? figureOf(brand) : null, verdict: table ? verdictOf(table) : null }];
        }),
      );
    const whole: Column = {
      ...{ id: surface, label: labels.surface(surface, engines), starts: at > 0, filter: { surface } },
      cells: cellsOf(
        ({ figure }) => figure,
        ({ bySurface }) => {
          const found = bySurface.find((one) => one.surface === surface);
          return found ? testIn(found.result, frame).verdict : null;
        },
      ),
    };
    const single = engines.map(
      (engine): Column => ({
        ...{ id: engine, label: labels.engine(engine), starts: false, filter: { engine } },
        cells: cellsOf(
          (brand) => brand.engines.find((one) => one.engine === engine)?.figure ?? null,
          ({ byEngine }) => {
            const found = byEngine.find((one) => one.engine === engine);
            return found ? testIn(found.result, frame).verdict : null;
          },
        ),
      }),
    );
    return engines.length > 1 ? [whole, ...single] : [whole];
  });
}

/** Topics or intents on one surface, the ones with most answers first. */
function usePartColumns({ projectId, project, measure, compared, tables, surface }: Props, mode: Mode) {
  const labels = useLabels();
  const { query, span, rules, frame, filters } = useFilters(projectId);
  const asked = mode !== 'engine';
  const several = compared.surfaces.length > 1;
  const metrics = useAll(
    queryMetrics,
    asked
      ? {
          projectId,
          ...span,
          metrics: [measure, 'answers'],
          dimensions: ['brand', mode],
          rules: { ...rules, surfaces: [surface] },
          ...(filters.seg !== undefined && { segmentId: filters.seg }),
        }
      : { projectId, metrics: [measure] },
    { when: asked },
  );
  // The tests by topic are over all engines: of several surfaces they are asked for this one.
  const own = useRivals({ ...query, surface }, asked && several ? project.competitors : [], measure);
  const tests = several ? own.tables : tables;
  const { rows } = metrics;
  const parts = [...Map.groupBy(rows, ({ dimensions }) => dimensions[mode])]
    .flatMap(([part, own]) => (part == null ? [] : [{ part, own }]))
    .sort((a, b) => (b.own[0]?.values.answers ?? 0) - (a.own[0]?.values.answers ?? 0))
    .slice(0, 8);
  const columns = parts.map(
    ({ part, own }): Column => ({
      id: part,
      label: mode === 'intent' ? labels.intent(part) : part,
      starts: false,
      filter: { surface, [mode]: part },
      cells: new Map(
        own.flatMap(({ dimensions, figures }): [string, Cell][] => {
          const table = tests.get(dimensions.brand ?? '');
          const found =
            mode === 'topic'
              ? table?.byTopic.find(({ topic }) => topic === part)
              : table?.byIntent.find(({ intent }) => intent === part);
          return [
            [
              dimensions.brand ?? '',
              {
                figure: figures[measure] ?? null,
                verdict: found ? testIn(found.result, frame).verdict : null,
              },
            ],
          ];
        }),
      ),
    }),
  );
  return {
    columns,
    pending: metrics.isPending || (several && own.pending),
    error: metrics.error ?? own.error,
    retry: () => void metrics.refetch(),
  };
}
