import { getEngineAdapter, type Surface } from '@svc/engines';

export interface NamedEngine {
  id: string;
  surface: Surface;
}

/** Screens, by the names that trackers give them. */
const screens: ReadonlyMap<string, string> = new Map(
  Object.entries({
    chatgpt: 'chatgpt-ui',
    'chatgpt-scraper': 'chatgpt-ui',
    'chatgpt search': 'chatgpt-ui',
    'google ai overview': 'google-ai-overview',
    'google ai overviews': 'google-ai-overview',
    'google-ai-overview-scraper': 'google-ai-overview',
    'ai overview': 'google-ai-overview',
    'ai overviews': 'google-ai-overview',
    aioverview: 'google-ai-overview',
    aio: 'google-ai-overview',
    google: 'google-ai-overview',
    'google ai mode': 'google-ai-mode',
    'google-ai-mode-scraper': 'google-ai-mode',
    'ai mode': 'google-ai-mode',
    aimode: 'google-ai-mode',
    google_ai: 'google-ai-mode',
    'perplexity-scraper': 'perplexity-ui',
    'gemini-scraper': 'gemini-ui',
    copilot: 'copilot-ui',
    'microsoft copilot': 'copilot-ui',
    'microsoft-copilot-scraper': 'copilot-ui',
    'bing copilot': 'copilot-ui',
    grok: 'grok-ui',
    'grok-scraper': 'grok-ui',
    'meta ai': 'meta-ai-ui',
    sonar: 'perplexity',
    'gpt-4o-search': 'openai',
  }),
);
/** Models by the vendor that serves them. */
const vendors: readonly (readonly [prefix: RegExp, engine: string])[] = [
  [/^(gpt-|o\d|chatgpt-4o)/, 'openai'],
  [/^claude/, 'anthropic'],
  [/^gemini-/, 'gemini'],
  [/^grok-/, 'xai'],
  [/^deepseek-/, 'deepseek'],
  [/^(mistral|magistral)-/, 'mistral'],
  [/^sonar/, 'perplexity'],
];
/** Engine ids for names that screen-reading trackers use. */
const ofScreens: ReadonlyMap<string, string> = new Map(
  Object.entries({
    perplexity: 'perplexity-ui',
    gemini: 'gemini-ui',
    grok: 'grok-ui',
    copilot: 'copilot-ui',
  }),
);

const surfaceOf = (id: string): Surface =>
  getEngineAdapter(id)?.surface ?? (id.startsWith('google-') ? 'serp' : id.endsWith('-ui') ? 'ui' : 'api');

/**
 * The engine that a name means; `screen`: whoever wrote it reads screens. null: it says nothing that can be a name. A name
 * that is not known stays, written as names of engines are.
 */
export function engineNamed(text: string, screen: boolean): (NamedEngine & { known: boolean }) | null {
  const name = text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const plain = name.replaceAll('_', ' ');
  const found =
    (screen ? ofScreens.get(name) : undefined) ??
    (getEngineAdapter(name) || /^[a-z0-9-]+-ui$/.test(name) ? name : undefined) ??
    screens.get(name) ??
    screens.get(plain) ??
    vendors.find(([prefix]) => prefix.test(name))?.[1];
  if (found !== undefined) return { id: found, surface: surfaceOf(found), known: true };
  const written = name
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40);
  return written.length < 2 ? null : { id: written, surface: surfaceOf(written), known: false };
}
