import type { FetchedPage } from '../fetched-page.ts';
import type { PageReading } from '../read-page.ts';

/** The messages to and from the reading thread. Plain data, since it is copied between threads. */
export interface PageOrder {
  source: string | FetchedPage;
  address: string | undefined;
}

export type PageAnswer = { reading: PageReading } | { failure: string };
