import { z } from 'zod';

// Messages between the arena and a tracker: one JSON object a line in each direction.

const rate = z.number().min(0).max(1);

/** A task for a tracker. It may keep any state between lines. */
export interface Task {
  id: string;
  /** The brand, then its rivals. Presence is: named in the text, or a page on its domain is cited. */
  brands: { name: string; aliases: string[]; domain: string }[];
  prompts: { text: string; topic: string }[];
  /** How often to ask each prompt. A tracker may ask less often, or more: calls are counted. */
  repeats: number;
  /** OpenAI's Responses API: POST `${url}/responses` with any key. */
  engine: { url: string; model: string };
  /**
   * What presence is wanted of. prompts: these very prompts. market: all questions of the kind that these were drawn from.
   * list: a finite list of which chance chose whole topics; `list` has its size.
   */
  about: 'prompts' | 'market' | 'list';
  list: { prompts: number; topics: number } | null;
  /** An earlier task with the same prompts: did presence change since? */
  since: string | null;
}

/** A tracker's reply to the task of that id. */
export const Reply = z.object({
  id: z.string(),
  /** By brand. Without `low` and `high` there is no interval. */
  presence: z.record(
    z.string(),
    z
      .object({ value: rate, low: rate.optional(), high: rate.optional() })
      .refine(
        ({ value, low = value, high = value }) => low <= value + 1e-9 && value <= high + 1e-9,
        'low ≤ value ≤ high',
      ),
  ),
  /** By brand, where the task has `since`. */
  changes: z.record(z.string(), z.enum(['rise', 'fall', 'none'])).optional(),
  /** What was read in each answer, by the engine's id of it; names of brands as the task has them. */
  answers: z
    .array(z.object({ id: z.string(), named: z.array(z.string()), cited: z.array(z.string()) }))
    .optional(),
});
export type Reply = z.infer<typeof Reply>;
