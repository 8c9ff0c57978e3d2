/** How visits from an answer engine are recognised, and which engine's presence they are compared with. */
export interface ReferrerRule {
  referrer: string;
  label: string;
  /** Hosts that the visit came from, with what is below them; also as utm_source. */
  hosts: readonly string[];
  /** Engines whose measured presence belongs to it. */
  engines: readonly string[];
}

/** As of November 2026. AI Overviews and AI Mode send visits under google.com, which cannot be separated from search. */
export const referrerRules: readonly ReferrerRule[] = [
  { referrer: 'chatgpt', label: 'ChatGPT', hosts: ['chatgpt.com', 'chat.openai.com', 'openai'], engines: ['openai', 'chatgpt-ui'] },
  { referrer: 'perplexity', label: 'Perplexity', hosts: ['perplexity.ai', 'perplexity'], engines: ['perplexity', 'perplexity-ui'] },
  { referrer: 'gemini', label: 'Gemini', hosts: ['gemini.google.com', 'bard.google.com'], engines: ['gemini', 'gemini-ui'] },
  { referrer: 'claude', label: 'Claude', hosts: ['claude.ai'], engines: ['anthropic'] },
  { referrer: 'copilot', label: 'Microsoft Copilot', hosts: ['copilot.microsoft.com', 'copilot.com'], engines: ['copilot-ui'] },
  { referrer: 'mistral', label: 'Le Chat', hosts: ['chat.mistral.ai'], engines: ['mistral'] },
  { referrer: 'grok', label: 'Grok', hosts: ['grok.com'], engines: ['xai', 'grok-ui'] },
  { referrer: 'deepseek', label: 'DeepSeek', hosts: ['chat.deepseek.com'], engines: ['deepseek'] },
  { referrer: 'meta', label: 'Meta AI', hosts: ['meta.ai'], engines: [] },
  { referrer: 'you', label: 'You.com', hosts: ['you.com'], engines: [] },
  { referrer: 'duck', label: 'Duck.ai', hosts: ['duck.ai'], engines: [] },
]; // biome-ignore format: a table

const rule = (host: string): string => host.replaceAll('.', '\\.');

/** For RE2, which must match the whole source. */
export const referrerPattern = `(.*\\.)?(${referrerRules.flatMap(({ hosts }) => hosts.map(rule)).join('|')})(/.*)?`;

/** The engine that a source is; null: another site, also one that only looks like it. */
export function referrerOf(source: string): string | null {
  const [host = ''] = source.trim().toLowerCase().split('/', 1);
  const found = referrerRules.find(({ hosts }) =>
    hosts.some((own) => host === own || host.endsWith(`.${own}`)),
  );
  return found?.referrer ?? null;
}
