import type { ColumnType } from 'kysely';

/**
 * What JSON columns hold, as `'table.column': Shape`. Empty here: the folder of core that owns a table declares its
 * columns (`declare module '@svc/db'`), since this package knows no shapes of the domain.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the owners of tables
export interface JsonColumns {}

/** Reads and takes what the owner declared: the driver writes the JSON. */
export type JsonColumn<Name extends string> = ColumnType<
  Name extends keyof JsonColumns ? JsonColumns[Name] : unknown
>;
