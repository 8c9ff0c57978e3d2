/** Uniform in [0, 1). */
export type Random = () => number;

/** One of 0 … size − 1, each as likely. */
export const drawIndex = (random: Random, size: number): number => Math.floor(random() * size);
