export { countsOf, estimateFigure, type Measure, measures } from './estimate.ts';
