import { nothing } from '../../../kernel/index.ts';

export const predictorExamples = { get_predictor_info: nothing };
