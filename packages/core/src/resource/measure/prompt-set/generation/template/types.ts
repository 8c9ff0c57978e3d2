import type { PromptIntent } from '@svc/contract/measure/prompt-set';

/**
 * One language's wordings, for topics in the plural where the language has questions of its own. Slots: {topic}, {audience}, {place}, {city}, {competitor}, {brand}. A wording must read
 * well with a topic in singular and plural, so none puts an article or a verb form before or after {topic}.
 */
export interface TemplateSet {
  templates: Record<PromptIntent, readonly string[]>;
  /** For subjects that people read about rather than buy: documentation and articles. */
  readerTemplates: Record<Exclude<PromptIntent, 'price' | 'local'>, readonly string[]>;
  /** Used when competitors are known. */
  competitorTemplates: readonly string[];
  /** Used only when branded prompts are asked for. */
  brandedTemplates: readonly string[];
  /** Audiences that buyers add to a question. */
  audiences: { business: readonly string[]; consumer: readonly string[] };
  /** A topic that holds it says already for whom, so {audience} would say it twice. */
  forWord: string;
  /** What {place} says: with the preposition, which differs by language and country (ISO 3166-1 alpha-2). */
  places: { city: string; countries: Readonly<Record<string, string>> };
}
