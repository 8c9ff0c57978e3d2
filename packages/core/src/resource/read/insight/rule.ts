import type { Project } from '@svc/contract/account/project';
import type { Insight, InsightKind } from '@svc/contract/read/insight';
import type { Message } from '../../../i18n/index.ts';
import type { Context } from '../../../kernel/index.ts';

/** What a rule found, before it is weighed. */
export interface Draft {
  /** Its subject, the same whenever it is found again: without figures and dates. */
  subject: string;
  headline: Message;
  provenance: Insight['provenance'];
  figure: number;
  ci: Insight['ci'];
  test: Insight['test'];
  evidence: Insight['evidence'];
}

export interface Asked {
  project: Project;
  days: number;
}

/** A rule as data: what it looks for, and what a point of its figure is worth in points of presence. */
export interface Rule {
  kind: InsightKind;
  weight: number;
  find: (context: Context, asked: Asked) => Promise<Draft[]>;
}

/** The address of an operation that shows the figures behind a finding. */
export function link(operation: string, path: string, query: Record<string, string | number> = {}) {
  const text = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) text.set(name, String(value));
  return { operation, url: text.size === 0 ? path : `${path}?${text}` };
}
