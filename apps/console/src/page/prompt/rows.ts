import type { components } from '@svc/client';
import type { Estimate } from '../../part/format.ts';

type Prompt = components['schemas']['Prompt'];
type Mover = components['schemas']['Mover'];
type MetricRow = components['schemas']['MetricTable']['rows'][number];

/** A prompt with its figures of the period; a group’s head is a row without a prompt. */
export interface PromptRow {
  id: string;
  prompt: Prompt | null;
  presence: Estimate | null;
  citation: Estimate | null;
  change: Mover | null;
  /** Prompts whose brands are asked for together. */
  chunk: readonly string[];
}

const together = 25;

/** Words from the list of prompts, figures from the query, changes from the movers. */
export function rowsOf(
  prompts: readonly Prompt[],
  metrics: readonly MetricRow[],
  movers: readonly Mover[],
): PromptRow[] {
  const figures = new Map(metrics.map((row) => [row.dimensions.prompt, row.figures]));
  const changes = new Map(movers.filter(({ kind }) => kind === 'prompt').map((mover) => [mover.id, mover]));
  const ids = prompts.map(({ id }) => id);
  return prompts.map((prompt, index) => {
    const start = index - (index % together);
    return {
      id: prompt.id,
      prompt,
      presence: figures.get(prompt.id)?.presence ?? null,
      citation: figures.get(prompt.id)?.citation ?? null,
      change: changes.get(prompt.id) ?? null,
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
