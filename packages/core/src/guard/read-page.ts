import type { FetchedPage, PageReading } from '@svc/page';
import { type Apart, NotRead } from '../apart/index.ts';
import { say } from '../i18n/index.ts';
import { GuardError } from './error.ts';
import { storable } from './storable.ts';

/** The most characters that a reading holds. */
const longest = 300_000;

/** Reads a page, fetched or given as HTML with its address. Throws GuardError `unreadable`, and TypeError for a bad address. */
export type ReadPage = (source: string | FetchedPage, address?: string) => Promise<PageReading>;

/** The one door for text from pages: read apart from everybody else's work, and storable. */
export const throughDoor =
  (threads: Pick<Apart, 'run'>): ReadPage =>
  async (source, address) => {
    const url = typeof source === 'string' ? address : source.url;
    if (!URL.canParse(url ?? '')) throw new TypeError('a page is read with its absolute address');
    try {
      return storable(await threads.run('readPage', { source, address }), longest);
    } catch (error) {
      if (!(error instanceof NotRead)) throw error;
      throw new GuardError('unreadable', inWords(error), {}, error);
    }
  };

function inWords({ why, deadlineSeconds }: NotRead): string {
  if (why === 'late') return say({ id: 'page.late', values: { seconds: deadlineSeconds } });
  if (why === 'memory') return 'The page takes more memory to read than any usual page. Give a simpler page.';
  return 'The page could not be read.';
}
