export { badgeOf, countsOf, estimateFigure, type Measure, measures } from './estimate.ts';
export { ExpectedNext, expectedNext } from './expected-next.ts';
export { rollUp, rollUpJob } from './roll-up.ts';
export { basisOf, estimateShown } from './shown.ts';
