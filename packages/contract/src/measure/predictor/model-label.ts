/** Kinds of evidence behind the predictor's model, as answers name them. */
export const modelLabels = ['published effects, not yet checked here', 'calibrated model'] as const;
