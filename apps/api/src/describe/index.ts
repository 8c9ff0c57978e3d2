export { describeApi } from './describe-api.ts';
export { describeExamples } from './examples.ts';
