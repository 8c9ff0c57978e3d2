import type { components } from '@svc/client';
import type { Estimate } from '../../part/format.ts';

type Prompt = components['schemas']['Prompt'];
type Change = components['schemas']['RowChange']['tracked'];
type MetricRow = components['schemas']['MetricTable']['rows'][number];

/** A prompt with its figures of the period; a group’s head is a row without a prompt. */
export interface PromptRow {
  id: string;
  prompt: Prompt | null;
  presence: Estimate | null;
  citation: Estimate | null;
  /** Against the span of the same length before, tested over all prompts. */
  change: Change | null;
  /** Prompts whose brands are asked for together. */
  chunk: readonly string[];
}

const together = 25;

/** Words from the list of prompts, figures and changes from the query. */
export function rowsOf(prompts: readonly Prompt[], metrics: readonly MetricRow[]): PromptRow[] {
  const found = new Map(metrics.map((row) => [row.dimensions.prompt, row]));
  const ids = prompts.map(({ id }) => id);
  return prompts.map((prompt, index) => {
    const start = index - (index % together);
    return {
      id: prompt.id,
      prompt,
      presence: found.get(prompt.id)?.figures.presence ?? null,
      citation: found.get(prompt.id)?.figures.citation ?? null,
      change: found.get(prompt.id)?.changes?.presence?.tracked ?? null,
      chunk: ids.slice(start, start + together),
    };
  });
}

interface Wanted {
  q: string;
  topic?: string | undefined;
  tag?: string | undefined;
  intent?: string | undefined;
}

/** Prompts that fit the search and the filters that are about prompts. */
export function fitting(prompts: readonly Prompt[], { q, topic, tag, intent }: Wanted): Prompt[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  return prompts.filter(
    (prompt) =>
      words.every((word) => prompt.text.toLowerCase().includes(word)) &&
      (topic === undefined || prompt.topic === topic) &&
      (tag === undefined || prompt.tags.includes(tag)) &&
      (intent === undefined || prompt.intent === intent),
  );
}

/** Half of what the range spans, in points: what more answers would narrow. */
export const widthOf = ({ presence }: PromptRow): number | null =>
  presence?.ci ? presence.ci.high - presence.ci.low : null;
