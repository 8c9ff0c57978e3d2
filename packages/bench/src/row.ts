/** A measured figure beside the bar that it is held to. */
export interface Row {
  /** Names what is measured; what `--only` takes. */
  id: string;
  what: string;
  /** In words; `printed` where none holds it. */
  bar: string;
  figure: number;
  unit: string;
  pass: boolean;
  detail?: Record<string, number | string>;
}

/** What a benchmark returns; `how` says how it was run. */
export interface Report {
  bench: string;
  seed: number;
  how?: string;
  rows: Row[];
}

export const row = (
  id: string,
  what: string,
  bar: string,
  figure: number,
  unit: string,
  pass = true,
): Row => ({ id, what, bar, figure, unit, pass });

/** What a figure may be. `error`: its standard error; the short run may miss by three of them. */
export interface Bounds {
  least?: number;
  most?: number;
  error?: number;
  detail?: NonNullable<Row['detail']>;
}

/** A row whose bar is its bounds; without any it is only printed. `full`: the long run, in which chance excuses nothing. */
export function held(
  id: string,
  what: string,
  figure: number,
  unit: string,
  { least, most, error = 0, detail }: Bounds = {},
  full = true,
): Row {
  const slack = full ? 0 : 3 * error;
  const pass = figure >= (least ?? -Infinity) - slack && figure <= (most ?? Infinity) + slack;
  const bar =
    least === undefined
      ? most === undefined
        ? 'printed'
        : `≤ ${most}`
      : most === undefined
        ? `≥ ${least}`
        : `${least} to ${most}`;
  return { ...row(id, what, bar, round(figure), unit, pass), ...(detail && { detail }) };
}

export const round = (value: number, digits = 3): number => Math.round(value * 10 ** digits) / 10 ** digits;
