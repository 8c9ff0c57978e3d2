import type { Project } from '@svc/contract/account/project';
import type { PageReading } from '@svc/page';
import type { PrepareContext } from '../../../environment/index.ts';
import { fetchPage, GuardError } from '../../../guard/index.ts';
import { type Context, invalid, ServiceError } from '../../../kernel/index.ts';
import { getProject } from '../../account/project/index.ts';
import { ownReadings } from './queries-reading.ts';

/** The stored form of a reading: all that features are computed from, without the text twice. */
export type StoredReading = Omit<PageReading, 'blocks' | 'text' | 'shutOut'> &
  Partial<Pick<PageReading, 'shutOut'>>;

declare module '@svc/db' {
  interface JsonColumns {
    'page.reading': StoredReading;
  }
}

export const storedReading = ({ blocks: _, text: __, ...rest }: PageReading): StoredReading => rest;

export interface PageInput {
  url?: string | undefined;
  html?: string | undefined;
}

/** Reads the page that the request gives or names; null when it does neither. Fetches it, and asks no model. */
export async function readGivenPage(
  context: PrepareContext,
  input: PageInput & { projectId: string },
): Promise<PageReading | null> {
  const project = await getProject(context, input);
  if (input.html !== undefined) return readHtml(context, input.html, input.url ?? ownAddress(project));
  return input.url === undefined ? null : fetchAndRead(context, input.url);
}

/** The page that was given, or else the project’s own pages as its scans read them, newest first. */
export async function readingsFor(
  context: Context,
  project: Project,
  given: PageReading | null,
): Promise<PageReading[]> {
  return given === null ? ownReadings(context, project) : [given];
}

async function readHtml(context: PrepareContext, html: string, url: string): Promise<PageReading> {
  try {
    return await context.readPage(html, url);
  } catch (error) {
    if (error instanceof GuardError)
      throw invalid('html', error.message, { expected: 'a page that can be read' });
    if (!(error instanceof TypeError)) throw error;
    throw invalid('url', 'The address of the page is not valid.', {
      expected: 'an absolute http or https address',
      received: url,
    });
  }
}

async function fetchAndRead(context: PrepareContext, url: string): Promise<PageReading> {
  const address = /^[a-z][a-z0-9+.-]*:/i.test(url) ? url : `https://${url}`;
  try {
    return await context.readPage(await fetchPage(context.fetch, address));
  } catch (error) {
    if (!(error instanceof GuardError)) throw error;
    throw new ServiceError('validation_failed', `${url} could not be read: ${error.message}`, {
      errors: [{ path: 'url', expected: 'a page that opens for everyone', received: url }],
    });
  }
}

const ownAddress = ({ brand }: Project): string => `https://${brand.domains[0] ?? 'page.invalid'}/`;
