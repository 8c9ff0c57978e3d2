/** 0.112 as “11.2 points”. */
export const points = (change: number): string => `${(100 * Math.abs(change)).toFixed(1)} points`;

/** How the statement begins where nothing explains a break. */
const unexplained = 'No cause was found';

export const isUnexplained = (statement: string): boolean => statement.startsWith(unexplained);

export const percent = (share: number): string => `${Math.round(100 * share)}%`;

/** −0.39 as “−39.0 points”. */
export const signed = (change: number): string => `${change < 0 ? '−' : '+'}${points(change)}`;
