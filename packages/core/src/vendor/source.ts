import type { GuardedFetch } from '../guard/index.ts';
import type { IntegrationSettings } from './settings.ts';

export interface ReferralRow {
  referrer: string;
  page: string;
  visits: number;
  engaged: number;
}

export interface QueryRow {
  query: string;
  clicks: number;
  impressions: number;
}

/** Requests of one user agent from one address, for one page. */
export interface CrawlRow {
  userAgent: string;
  address: string;
  path: string;
  status: number;
  requests: number;
}

/** Everything that a source reports for one day. */
export interface SourceDay {
  day: string;
  referrals?: ReferralRow[];
  queries?: QueryRow[];
  crawls?: CrawlRow[];
  /** Rows that were written elsewhere. */
  written?: number;
}

export interface SourceCall {
  fetch: GuardedFetch;
  baseUrls: IntegrationSettings['baseUrls'];
  /** An access token or an API key. */
  credential: string;
  property: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** How a service is gone through, day by day. */
interface Paced {
  /** Days that its newest figures are behind. */
  lagDays: number;
  /** Days that may still be corrected. */
  settlingDays: number;
}

/** A service that figures are read from. */
export interface Source extends Paced {
  /** Asks whether the credential is good for the property. Throws VendorError. */
  check?: (call: SourceCall) => Promise<void>;
  /** Days in order, each whole. Throws VendorError; days given before stay good. */
  read: (call: SourceCall, days: readonly string[]) => AsyncIterable<SourceDay>;
}

/** One figure of a scan, in the form in which it is written to other services. */
export interface FigureRow {
  day: string;
  scanId: string;
  /** One prompt on one engine, all prompts on one engine, or all of a surface. */
  scope: 'cell' | 'engine' | 'overall';
  origin: 'measured' | 'imported';
  engine: string | null;
  promptId: string | null;
  prompt: string | null;
  status: string;
  provenance: string;
  measure: 'presence' | 'mention' | 'citation';
  value: number | null;
  low: number | null;
  high: number | null;
  n: number | null;
  asOf: string;
}

/** A service that people are told by: nothing is read, access is looked after. */
export interface Messenger extends Paced {
  check: (call: SourceCall) => Promise<void>;
}

/** A service that figures are written to. */
export interface Sink extends Paced {
  /** Asks whether the credential is good for the property. Throws VendorError. */
  check: (call: SourceCall) => Promise<void>;
  /** What writes a day in place of what was there of it. Both throw VendorError. */
  begin: (call: SourceCall) => Promise<(day: string, rows: readonly FigureRow[]) => Promise<void>>;
}
