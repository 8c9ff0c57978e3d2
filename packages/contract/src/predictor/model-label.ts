/** What the predictor's model rests on, as answers say it. */
export const modelLabels = ['published effects, not yet checked here', 'calibrated model'] as const;
