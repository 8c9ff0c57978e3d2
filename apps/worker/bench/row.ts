export interface Row {
  id: string;
  what: string;
  bar: string;
  figure: number;
  unit: string;
  pass: boolean;
}

/** A measured figure beside the bar that it is held to. */
export const row = (
  id: string,
  what: string,
  bar: string,
  figure: number,
  unit: string,
  pass: boolean,
): Row => ({ id, what, bar, figure, unit, pass });

export const round = (value: number, digits = 3): number => Math.round(value * 10 ** digits) / 10 ** digits;
