export { betaCdf, betaQuantile } from './beta.ts';
export { logBeta, logGamma } from './log-gamma.ts';
export { normalCdf, normalQuantile, z95 } from './normal.ts';
export { studentCdf, studentQuantile } from './student.ts';
