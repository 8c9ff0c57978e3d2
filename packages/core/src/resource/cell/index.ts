export { clusterInSql, clusterOf, isReadable, readableInSql } from './rule.ts';
export { type CellContext, writeCells } from './write-cells.ts';
