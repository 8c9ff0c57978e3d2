export { drawBeta } from './draw-beta.ts';
export { drawBinomial } from './draw-binomial.ts';
export { drawGamma, drawLogGamma } from './draw-gamma.ts';
export { drawIndex } from './draw-index.ts';
export { drawNormal } from './draw-normal.ts';
export { createRandom, type Random } from './random.ts';
