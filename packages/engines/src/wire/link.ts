import type { Source } from '../answer.ts';
import { asString, type JsonObject } from './json.ts';

/** The value when it is a web address; engines also hand out names, API ids, and null. */
export function asWebUrl(value: unknown): string | null {
  return typeof value === 'string' && /^https?:\/\//i.test(value) ? value : null;
}

/** The target of Google's link wrapper, which carries it as a parameter; other URLs as they are. */
export function unwrapRedirect(url: string): string {
  if (!/^https?:\/\/(www\.)?google\.[a-z.]+\/url\?/i.test(url) || !URL.canParse(url)) return url;
  const parameters = new URL(url).searchParams;
  return asWebUrl(parameters.get('q')) ?? asWebUrl(parameters.get('url')) ?? url;
}

/** Retrieved pages, each once, in order of appearance; entries without a web address are skipped. */
export function collectSources(entries: readonly JsonObject[], urlField = 'url'): Source[] {
  const byUrl = new Map<string, Source>();
  for (const entry of entries) {
    const raw = asWebUrl(entry[urlField]);
    if (raw === null) continue;
    const url = unwrapRedirect(raw);
    const known = byUrl.get(url);
    const title = asString(entry.title);
    if (!known) byUrl.set(url, { url, title });
    else known.title ??= title;
  }
  return [...byUrl.values()];
}

/** An address without its `#:~:text=` part, which names the sentence that it points to. */
export function withoutTextFragment(url: string): { page: string; text: string | null } {
  const [page = url, directive] = url.split('#:~:text=');
  if (directive === undefined) return { page, text: null };
  try {
    return { page, text: decodeURIComponent(directive.split('&')[0] ?? '').slice(0, 500) || null };
  } catch {
    return { page, text: null };
  }
}
