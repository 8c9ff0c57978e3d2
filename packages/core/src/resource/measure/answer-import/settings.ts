import type { Columns } from '@svc/contract/measure/answer-import';

/** Settings of an import, with everything resolved. */
export interface ImportSettings {
  format: 'ndjson' | 'csv' | null;
  source: string;
  columns: Columns;
  defaults: Defaults;
  splitBy: 'day' | 'week' | 'month' | 'none';
  /** Answers that were asked for of each prompt and engine; null: nobody says. */
  repeats: number | null;
  /** Whether prompts that were asked in vain are among the rows. */
  unanswered: 'listed' | 'unknown';
}

/** Values for rows that do not give their own. */
export interface Defaults {
  engine: string | null;
  surface: string | null;
  model: string | null;
  country: string | null;
  region?: string | null;
  language: string | null;
  askedAt: string | null;
}
