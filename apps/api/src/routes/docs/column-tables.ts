import { exportColumns } from '@svc/contract/tell/export';

/** What the guide to exports puts in place of `{{columns}}`: the columns of each dataset. */
export const columnTables = (): string =>
  Object.entries(exportColumns)
    .map(([dataset, columns]) =>
      [
        `## \`${dataset}\``,
        '',
        '| column | type | what it is |',
        '| --- | --- | --- |',
        ...Object.entries(columns).map(([name, { type, says }]) => `| \`${name}\` | ${type} | ${says} |`),
      ].join('\n'),
    )
    .join('\n\n');
