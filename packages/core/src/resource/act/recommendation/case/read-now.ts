import { GetCitedContent } from '@svc/contract/read/citation';
import type { PrepareContext } from '../../../../environment/index.ts';
import { type KeptContent, type ReadContent, readContent } from '../../../read/citation/index.ts';

/** A cited page that was read just now and is to be kept. */
export interface FreshPage {
  citationId: string;
  read: ReadContent;
}

const atOnce = 4;
/** No further page is begun after this time: the person who asks for advice is waiting. */
const longest = 10_000;

/** Reads cited pages through the guard, a few at a time. What cannot be read is left out: its note is kept nowhere. */
export async function readCitedNow(
  context: PrepareContext,
  projectId: string,
  citationIds: readonly string[],
): Promise<FreshPage[]> {
  const fresh: FreshPage[] = [];
  const start = performance.now();
  for (let at = 0; at < citationIds.length && performance.now() - start < longest; at += atOnce)
    fresh.push(
      ...(await Promise.all(
        citationIds.slice(at, at + atOnce).map(async (citationId) => ({
          citationId,
          read: await readContent(context, { projectId, citationId, ...GetCitedContent.parse({}) }),
        })),
      )),
    );
  return fresh.filter(({ read }) => read.fresh !== null);
}

export const copyOf = ({ content, fresh }: ReadContent): KeptContent | null =>
  content && fresh
    ? {
        title: content.title,
        text: content.text,
        language: content.language,
        features: fresh.features,
        shows: fresh.shows,
        fetchedAt: content.fetchedAt,
      }
    : null;
