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

/** All that a source has of one day. */
export interface SourceDay {
  day: string;
  referrals?: ReferralRow[];
  queries?: QueryRow[];
}

export interface SourceCall {
  fetch: GuardedFetch;
  baseUrls: IntegrationSettings['baseUrls'];
  /** An access token or an API key. */
  credential: string;
  property: string;
}

/** A service that figures are read from. */
export interface Source {
  /** Days that its newest figures are behind. */
  lagDays: number;
  /** Days that it may still correct. */
  settlingDays: number;
  /** Asks whether the credential is good for the property. Throws VendorError. */
  check?: (call: SourceCall) => Promise<void>;
  /** Days in order, each whole. Throws VendorError; days given before stay good. */
  read: (call: SourceCall, days: readonly string[]) => AsyncIterable<SourceDay>;
}
