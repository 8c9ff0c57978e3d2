import { type ErrorCode, errorCatalogue } from '@svc/contract/kernel';

const isCode = (code: string): code is ErrorCode => code in errorCatalogue;
export const errorCodes = Object.keys(errorCatalogue).filter(isCode);

/** The table that guides put in place of \`{{errors}}\`. */
export const errorTable = (): string =>
  [
    '| status | code | what it says |',
    '| --- | --- | --- |',
    ...errorCodes.map((code) => {
      const { status, title } = errorCatalogue[code];
      return `| ${status} | [\`${code}\`](/docs/errors/${code}) | ${title} |`;
    }),
  ].join('\n');
