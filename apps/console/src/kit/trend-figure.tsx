import { type TrendInput, trend } from '@svc/figures';
import { type KeyboardEvent, type PointerEvent, useId, useMemo, useState } from 'react';
import { useFormat } from '../part/format.ts';
import { useWording } from '../text/index.ts';
import { Shape } from './marks.tsx';
import { useWidth } from './use-width.ts';

interface Props {
  input: Omit<TrendInput, 'lifted' | 'cursor'>;
  title: string;
  /** How to use it, for who cannot see it. */
  help: string;
  /** Said above the values: of the newest point, or of the one that is read. */
  latest: string;
  answers: (count: string) => string;
  /** Opens what a point rests on. */
  open?: (series: string, at: number) => void;
}

const labelWidth = 172;

/** A trend with its read-out beside it: by mouse, by touch, by arrow keys, and said politely. */
export function TrendFigure({ input, title, help, latest, answers, open }: Props) {
  const { language } = useWording();
  const format = useFormat();
  const id = useId();
  const [box, width] = useWidth();
  const [cursor, setCursor] = useState<number | null>(null);
  const [lifted, setLifted] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const narrow = width < 560;
  const figure = useMemo(
    () =>
      width === 0
        ? null
        : trend(
            { ...input, cursor, lifted },
            { width, language, title, labels: narrow ? 0 : labelWidth, height: narrow ? 260 : 300 },
          ),
    [input, cursor, lifted, width, narrow, language, title],
  );
  const valueAt = (index: number) => {
    const series = input.series[index];
    const point =
      cursor === null
        ? series?.points.findLast(({ value }) => value !== null)
        : series?.points.find(({ at }) => at === cursor);
    return point?.value == null ? null : point;
  };
  const say = (at: number | null, of: string | null) => {
    if (at === null) return setSaid('');
    const told = input.series
      .filter((one) => (of === null ? one.own : one.id === of))
      .map(({ name, points }) => {
        const point = points.find((one) => one.at === at);
        return point?.value == null
          ? name
          : `${name} ${format.value({ value: point.value, ci: null })}${point.interval ? `, ${format.range(point.interval)}` : ''}`;
      });
    setSaid(`${format.shortDay(at)}: ${told.join('; ')}`);
  };
  const read = (event: PointerEvent) => {
    if (!figure) return;
    const { left } = event.currentTarget.getBoundingClientRect();
    const x = event.clientX - left;
    if (x > figure.plot.right + 20) return;
    const nearest = figure.times.reduce(
      (best, time) => (Math.abs(time.x - x) < Math.abs(best.x - x) ? time : best),
      figure.times[0] ?? { at: 0, x: 0 },
    );
    if (nearest.at !== cursor) setCursor(nearest.at);
  };
  const onKey = (event: KeyboardEvent) => {
    const times = figure?.times.map(({ at }) => at) ?? [];
    const at = cursor === null ? times.length : times.indexOf(cursor);
    const step = (to: number) => {
      const next = times[Math.max(0, Math.min(times.length - 1, to))] ?? null;
      setCursor(next);
      say(next, lifted);
    };
    const line = (by: number) => {
      const ids = input.series.map(({ id }) => id);
      const next = ids[(ids.indexOf(lifted ?? '') + by + ids.length) % ids.length] ?? null;
      setLifted(next);
      say(cursor ?? times.at(-1) ?? null, next);
    };
    if (event.key === 'ArrowLeft') step(at - 1);
    else if (event.key === 'ArrowRight') step(at + 1);
    else if (event.key === 'Home') step(0);
    else if (event.key === 'End') step(times.length - 1);
    else if (event.key === 'ArrowDown') line(1);
    else if (event.key === 'ArrowUp') line(-1);
    else if (event.key === 'Enter' && open)
      open(lifted ?? input.series.find(({ own }) => own)?.id ?? '', cursor ?? times.at(-1) ?? 0);
    else if (event.key === 'Escape' && (cursor !== null || lifted !== null)) {
      setCursor(null);
      setLifted(null);
    } else return;
    event.preventDefault();
  };
  const names = input.series.map((one, index) => {
    const point = valueAt(index);
    return (
      <button
        key={one.id}
        type="button"
        tabIndex={-1}
        className={`trend-name ${one.own ? 'own' : ''} ${lifted === one.id ? 'lifted' : ''}`}
        style={narrow || !figure ? undefined : { top: (figure.labels[index]?.y ?? 0) - 10 }}
        onPointerEnter={() => setLifted(one.id)}
        onPointerLeave={() => setLifted(null)}
        onClick={() => open?.(one.id, cursor ?? figure?.times.at(-1)?.at ?? 0)}
      >
        {narrow && <i style={{ background: `var(--${one.tone})` }} />}
        <span>{one.name}</span>
        <b>{point ? format.value({ value: point.value, ci: null }) : '–'}</b>
        {point?.interval && cursor !== null && <small>{format.range(point.interval)}</small>}
      </button>
    );
  });
  const own = input.series.findIndex(({ own }) => own);
  const ownPoint = valueAt(own);
  return (
    <figure className="figure trend">
      <div ref={box} className="trend-box">
        {figure && (
          <div
            role="img"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: one stop, arrows inside
            tabIndex={0}
            aria-label={`${title}. ${figure.text.split('\n')[own] ?? ''}`}
            aria-describedby={id}
            className="trend-plot"
            onPointerMove={read}
            onPointerDown={read}
            onPointerLeave={({ pointerType }) => {
              if (pointerType === 'mouse') setCursor(null);
            }}
            onKeyDown={onKey}
          >
            <svg
              viewBox={`0 0 ${figure.width} ${figure.height}`}
              width={figure.width}
              height={figure.height}
              className="marks"
              aria-hidden="true"
            >
              {figure.marks.map((mark, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: marks have no other name, and are drawn anew together
                <Shape key={index} mark={mark} />
              ))}
            </svg>
          </div>
        )}
        <p className="trend-when micro" aria-hidden="true">
          {cursor === null
            ? latest
            : `${format.shortDay(cursor)}${ownPoint ? `, ${answers(format.count(ownPoint.answers))}` : ''}`}
        </p>
        <div className={narrow ? 'trend-key' : 'trend-names'}>{names}</div>
      </div>
      <p id={id} className="hidden">
        {help}
      </p>
      <p className="hidden" aria-live="polite">
        {said}
      </p>
    </figure>
  );
}
