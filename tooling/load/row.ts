export interface Row {
  id: string;
  what: string;
  bar: string;
  figure: number;
  unit: string;
  pass: boolean;
}

/** A figure; with a bar, whether it is held. */
export const row = (
  id: string,
  what: string,
  bar: string,
  figure: number,
  unit: string,
  pass = true,
): Row => ({
  id,
  what,
  bar,
  figure,
  unit,
  pass,
});

export const round = (value: number, digits = 2): number => Math.round(value * 10 ** digits) / 10 ** digits;
