/** Uniform in [0, 1). */
export type Random = () => number;

/** An integer from 0 to size − 1, all equally likely. */
export const drawIndex = (random: Random, size: number): number => Math.floor(random() * size);
