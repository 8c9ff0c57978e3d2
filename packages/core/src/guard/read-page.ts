import { type FetchedPage, type PageReader, type PageReading, PageUnreadable } from '@svc/page';
import { GuardError } from './error.ts';
import { storable } from './storable.ts';

/** As much text as a reading holds at most. */
const longest = 300_000;

/** Reads a page, fetched or given as HTML with its address. Throws GuardError `unreadable`, and TypeError for a bad address. */
export type ReadPage = (source: string | FetchedPage, address?: string) => Promise<PageReading>;

/** The one door for text from pages: read apart from everybody else's work, and storable. */
export const throughDoor =
  (reader: Pick<PageReader, 'read'>): ReadPage =>
  async (source, address) => {
    try {
      return storable(await reader.read(source, address), longest);
    } catch (error) {
      if (!(error instanceof PageUnreadable)) throw error;
      throw new GuardError('unreadable', error.message, {}, error);
    }
  };
