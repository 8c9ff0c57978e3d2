/** One labelled text. A brand that is looked for and not expected must not be found. */
export interface LabelledCase {
  trap: string;
  language: string;
  /** Ids of the brands looked for. */
  brands: string[];
  /** Those that the text mentions, as a careful reader would say. */
  mentioned: string[];
  text: string;
  reason: string;
  prompt: string;
}

/** `[language, looked for, mentioned, text, reason, prompt?]`, brands separated by spaces. */
export type Row = [string, string, string, string, string, string?];

export function label(trap: string, rows: readonly Row[]): LabelledCase[] {
  const ids = (joined: string) => joined.split(' ').filter(Boolean);
  return rows.map(([language, brands, mentioned, text, reason, prompt = '']) => ({
    trap,
    language,
    brands: ids(brands),
    mentioned: ids(mentioned),
    text,
    reason,
    prompt,
  }));
}
