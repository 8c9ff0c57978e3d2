// Prints the test files that failed, one a line.
import { relative } from 'node:path';
import { failedFile, readReport } from './report.mjs';

for (const file of readReport(process.argv[2]) ?? [])
  if (failedFile(file)) console.log(relative('.', file.name));
