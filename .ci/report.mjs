import { readFileSync } from 'node:fs';

export const readText = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** The files of a report by Vitest; undefined where it wrote none. */
export const readReport = (file) => {
  const text = readText(file);
  return text === '' ? undefined : JSON.parse(text).testResults;
};

/** A test failed in it, or it could not be loaded. */
export const failedFile = ({ status, assertionResults }) =>
  status === 'failed' || assertionResults.some((test) => test.status === 'failed');
