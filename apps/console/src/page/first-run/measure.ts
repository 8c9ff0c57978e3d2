import { type components, type SvcClient, unwrap } from '@svc/client';

/** A question as it would be asked. */
export interface Question {
  /** Stays while its words change. */
  key: string;
  text: string;
  topic: string | null;
  source: components['schemas']['Prompt']['source'];
  why: string | null;
}

export const ownQuestion = (text: string): Question => ({
  key: `own ${text}`,
  text,
  topic: null,
  source: 'own',
  why: null,
});

/** Why the page of the address could not be read: a reason that has words here, and the service’s own. */
export interface Unread {
  reason: string;
  detail: string;
}

/** What the first run gathers before anything is stored. */
export interface Draft {
  /** The page that was read; null: none was named. */
  url: string | null;
  brand: string;
  aliases: readonly string[];
  domain: string;
  competitors: readonly string[];
  topics: readonly string[];
  /** null: as the description is written. */
  language: string | null;
  /** Where people ask; null: not said. */
  country: string | null;
  /** The town or region where customers look; empty: not said. */
  location: string;
  /** What the business is, in a sentence; questions come of it where no topic is named. */
  description: string;
  /** Empty: the service writes them. */
  prompts: readonly Question[];
}

export const emptyDraft: Draft = {
  url: null,
  brand: '',
  aliases: [],
  domain: '',
  competitors: [],
  topics: [],
  description: '',
  language: null,
  country: null,
  location: '',
  prompts: [],
};

export function fromAnalysis({ url, identity, prompts }: components['schemas']['Analysis']): Draft {
  return {
    url,
    brand: identity.brand,
    aliases: identity.aliases,
    domain: identity.domain,
    competitors: identity.suggestedCompetitors,
    topics: identity.topics,
    description: identity.description ?? '',
    language: identity.language ?? null,
    country: null,
    location: '',
    prompts: prompts.map(({ text, topic, source = null, why = null }) => ({
      ...{ key: text, text, topic, source, why },
    })),
  };
}

/** “acme.com” and “https://acme.com/x” are addresses, “Acme Planner” is a name. */
export const isAddress = (text: string): boolean =>
  /^https?:\/\//i.test(text) || /^[^\s/]+\.[^\s/.]{2,}(\/\S*)?$/.test(text);

/** What is filled in by hand begins with what was typed: the domain of an address, or a name. */
export function fromTyped(text: string): Draft {
  if (!isAddress(text)) return { ...emptyDraft, brand: text };
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  const domain = URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : text;
  return { ...emptyDraft, domain };
}

/** “Acme, Acme Inc” as two names; each once. */
export const fromList = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;\n]/)
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  ),
];

/** What an earlier try made, and out of which input, so that it is not made twice. */
export interface Made {
  projectId?: string | undefined;
  name?: string;
  asked?: boolean;
  of?: string;
}

/** Makes the project and its prompts; nothing is asked of engines yet. What was made of other entries goes. */
export async function prepare(
  client: SvcClient,
  draft: Draft,
  engines: readonly string[],
  made: Made,
): Promise<string> {
  const of = JSON.stringify([draft, engines]);
  if (made.projectId !== undefined && !(await isThere(client, made.projectId))) made.projectId = undefined;
  if (made.projectId !== undefined && made.of !== of) {
    const path = { projectId: made.projectId };
    const body = { name: made.name ?? draft.brand };
    await unwrap(client.DELETE('/v1/projects/{projectId}', { params: { path }, body }));
    made.projectId = undefined;
  }
  if (made.projectId === undefined) made.asked = false;
  made.of = of;
  made.name = draft.brand;
  made.projectId ??= await makeProject(client, draft, engines);
  if (!made.asked) await makePrompts(client, draft, made.projectId);
  made.asked = true;
  return made.projectId;
}

/** A project of an earlier try may have been deleted since. */
async function isThere(client: SvcClient, projectId: string): Promise<boolean> {
  const { response } = await client.GET('/v1/projects/{projectId}', { params: { path: { projectId } } });
  return response.status !== 404;
}

/** Starts the scan, for no more than what was confirmed. */
export async function begin(
  client: SvcClient,
  draft: Draft,
  projectId: string,
  config: { samplesK: number; maxCredits: number },
): Promise<{ projectId: string; scanId: string }> {
  const { id } = await unwrap(
    client.POST('/v1/scans', { body: { projectId, ...(draft.url !== null && { url: draft.url }), config } }),
  );
  return { projectId, scanId: id };
}

async function makeProject(client: SvcClient, draft: Draft, engines: readonly string[]): Promise<string> {
  const domains = draft.domain === '' ? [] : [draft.domain];
  const { id } = await unwrap(
    client.POST('/v1/projects', {
      body: {
        name: draft.brand,
        brand: { name: draft.brand, aliases: [...draft.aliases], domains },
        competitors: draft.competitors.map((name) => ({ name })),
        ...(draft.description !== '' && { description: draft.description }),
        locale: {
          language: draft.language ?? 'en',
          ...(draft.country !== null && { country: draft.country }),
        },
        engines: [...engines],
        samplesK: 3,
      },
    }),
  );
  return id;
}

async function makePrompts(
  client: SvcClient,
  { prompts, topics, location }: Draft,
  projectId: string,
): Promise<void> {
  const path = { projectId };
  if (prompts.length === 0) {
    const body = {
      ...(topics.length > 0 && { topics: [...topics] }),
      ...(location !== '' && { location }),
      ...{ count: 20, activate: true },
    };
    await unwrap(client.POST('/v1/projects/{projectId}/prompt-sets', { params: { path }, body }));
    return;
  }
  const { id: setId } = await unwrap(
    client.POST('/v1/projects/{projectId}/prompt-sets/drafts', {
      params: { path },
      body: { name: 'Prompts' },
    }),
  );
  const ofSet = { params: { path: { projectId, setId } } };
  await unwrap(
    client.POST('/v1/projects/{projectId}/prompt-sets/{setId}/prompts/bulk', {
      ...ofSet,
      body: {
        prompts: prompts.map(({ text, topic, source, why }) => ({
          text,
          ...(topic !== null && { topic }),
          ...(source !== null && { source }),
          ...(why !== null && { why }),
        })),
      },
    }),
  );
  await unwrap(client.POST('/v1/projects/{projectId}/prompt-sets/{setId}/activate', ofSet));
}
