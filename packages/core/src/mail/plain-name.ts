/** A longer name may carry a message. */
const longest = 80;

/**
 * A name in a mail to somebody who does not know who wrote it: without what mail programs make a link of, so that nobody
 * sends messages of their own by what they call a workspace.
 */
export const plainName = (name: string): string =>
  name
    .slice(0, longest)
    .replace(/\p{Cc}/gu, ' ')
    .replace(/[/\\@＠／]+/g, ' ')
    .replace(/[.。．｡․](?=[\p{L}\p{N}])/gu, '·')
    .replace(/:(?=\S)|\b(?:https?|mailto|ftp|tel)\b:?/giu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
