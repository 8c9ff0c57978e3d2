import type { ColumnType } from 'kysely';

/**
 * What JSON columns hold, as `'table.column': Shape`. Empty here: the folder of core that owns a table declares its
 * columns (`declare module '@svc/db'`), since this package knows no shapes of the domain.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the owners of tables
export interface JsonColumns {}

/** Reads as the owner declared it, and takes text: `JSON.stringify` writes it. */
export type JsonColumn<Name extends string> = ColumnType<
  Name extends keyof JsonColumns ? JsonColumns[Name] : unknown,
  string,
  string
>;
