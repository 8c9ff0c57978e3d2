import type { FetchedPage } from '../fetched-page.ts';
import type { PageReading } from '../read-page.ts';

/** What the reading thread is told and what it says; plain data, as it is copied between threads. */
export interface PageOrder {
  source: string | FetchedPage;
  address: string | undefined;
}

export type PageAnswer = { reading: PageReading } | { failure: string };
