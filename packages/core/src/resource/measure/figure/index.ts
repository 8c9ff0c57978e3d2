export { badgeOf, badgeOfParts, countsOf, estimateFigure, type Measure } from './estimate.ts';
export { expectedNext } from './expected-next.ts';
export { rollUp, rollUpJob } from './roll-up.ts';
export { basisOf, estimateShown } from './shown.ts';
