import type { Cell } from '../prediction/index.ts';

/** Where findings are looked for. */
export interface Where {
  projectId: string;
  days: number;
  cells: readonly Cell[];
  /** Names of engines as people know them. */
  label: (engine: string) => string;
}

/** Cells of these prompts, by their place. */
export const placesOfPrompts = (cells: readonly Cell[], promptIds: ReadonlySet<string>): number[] =>
  cells.flatMap(({ prompt }, at) => (prompt.id !== null && promptIds.has(prompt.id) ? [at] : []));
