import { createHash } from 'node:crypto';
import type { CitedContent, GetCitedContent } from '@svc/contract/read/citation';
import { citationDomain, isKnownSite } from '@svc/detection';
import { type PageFeatures, ruleAgainst } from '@svc/page';
import type { PrepareContext } from '../../../environment/index.ts';
import { fetchPage, GuardError } from '../../../guard/index.ts';
import { say } from '../../../i18n/index.ts';
import { type Context, instant, notFound } from '../../../kernel/index.ts';
import { getProject } from '../../account/project/index.ts';
import { setSiteKind } from '../../measure/cell/index.ts';
import {
  findCitedUrl,
  findContent,
  type PageShows,
  type ShownSite,
  type StoredContent,
  storeContent,
} from './queries-content.ts';

/** The name by which a site can shut this service out. */
const ownAgent = 'svc-reader';
/** The most characters of a page that are kept. */
const longest = 100_000;

type Asked = GetCitedContent & { projectId: string; citationId: string };

export interface ReadContent {
  url: string;
  content: StoredContent | undefined;
  /** What the page shows of the kind of its site. */
  site: ShownSite | null;
  /** What it shows, where it was read just now and has to be stored. */
  fresh: { features: PageFeatures; shows: PageShows } | null;
  note: string | null;
}

/** The stored copy where it is young enough, else the page as it is now. Throws not_found for what no answer cites. */
export async function readContent(context: PrepareContext, input: Asked): Promise<ReadContent> {
  const { now } = context;
  const { projectId, citationId, maxAgeSeconds } = input;
  await getProject(context, { projectId });
  const url = await findCitedUrl(context, input);
  if (url === undefined) throw notFound('cited page', citationId, `GET /v1/projects/${projectId}/citations`);
  const stored = await findContent(context, input);
  const site = stored?.shows?.site ?? null;
  if (stored && now().getTime() - Date.parse(stored.fetchedAt) <= maxAgeSeconds * 1_000)
    return { url, content: stored, site, fresh: null, note: null };
  const older = (note: string): ReadContent => ({ url, content: stored, site, fresh: null, note });
  try {
    const fetched = await fetchPage(context.fetch, url);
    const rule = ruleAgainst(fetched.url, fetched.robots, ownAgent);
    if (rule !== null) return older(say({ id: 'page.kept_out', values: { agent: ownAgent, rule } }));
    const { text, identity, features, updated, ...read } = await context.readPage(fetched);
    const domain = citationDomain(fetched.url);
    const site = read.site && domain !== null ? { ...read.site, domain } : null;
    const content = {
      title: identity.titleRaw,
      text: text.slice(0, longest),
      language: identity.language?.value ?? null,
      hash: createHash('sha256').update(text).digest('hex'),
      fetchedAt: instant(now()),
    };
    const shows = {
      updated: updated?.date ?? null,
      headings: identity.headings.map(({ text }) => text.slice(0, 200)).slice(0, 60),
      prices: identity.prices.map(({ text }) => text.slice(0, 60)).slice(0, 20),
      site,
    };
    return { url, content, site, fresh: { features, shows }, note: null };
  } catch (error) {
    if (!(error instanceof GuardError)) throw error;
    return older(error.message);
  }
}

/** Text of a cited page; what was read just now is kept for the next who asks. */
export async function getCitedContent(
  context: Context,
  input: Asked,
  { url, content, site, fresh, note }: ReadContent,
): Promise<Omit<CitedContent, 'mode'>> {
  if (fresh && content) {
    await storeContent(context, input, content, fresh);
    if (site && !isKnownSite(site.domain, new URL(url).hostname))
      await setSiteKind(context, { projectId: input.projectId, ...site });
  }
  return {
    id: input.citationId,
    url,
    title: content?.title ?? null,
    text: content?.text.slice(0, input.maxCharacters) ?? null,
    truncated: (content?.text.length ?? 0) > input.maxCharacters,
    language: content?.language ?? null,
    site: site && { sourceType: site.kind, evidence: site.evidence },
    hash: content?.hash ?? null,
    fetchedAt: content?.fetchedAt ?? null,
    note,
  };
}
