export { type DescribedService, describeApi } from './describe-api.ts';
export { describeExamples } from './recorded-answers.ts';
