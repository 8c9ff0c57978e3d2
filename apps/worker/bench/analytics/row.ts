export interface Row {
  id: string;
  what: string;
  bar: string;
  figure: number;
  unit: string;
  pass: boolean;
  detail?: Record<string, number | string>;
}

/** A row against its bar. `error`: standard error of the figure; the short run may miss by three of them. */
export function judge(
  { figure, ...row }: Omit<Row, 'pass'>,
  {
    least = Number.NEGATIVE_INFINITY,
    most = Number.POSITIVE_INFINITY,
    error = 0,
  }: { least?: number; most?: number; error?: number },
  full = true,
): Row {
  const slack = full ? 0 : 3 * error;
  return {
    ...row,
    figure: Number(figure.toFixed(3)),
    pass: figure >= least - slack && figure <= most + slack,
  };
}

/** Standard error of a simulated share. */
export const share = (rate: number, repeats: number): number => Math.sqrt((rate * (1 - rate)) / repeats);
