/** 0.112 as “11.2 points”. */
export const points = (change: number): string => `${(100 * Math.abs(change)).toFixed(1)} points`;

export const percent = (share: number): string => `${Math.round(100 * share)}%`;
