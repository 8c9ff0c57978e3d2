import type { BrandIdentity } from '../types.ts';
import { type Address, parseAddress, registrableDomain } from './address.ts';
import { bareHost } from './redirect.ts';

interface Entry {
  brand: number;
  host: string;
  path: string;
}

/** Finds the brand that a URL belongs to; the most specific entry wins (`cloud.acme.com` before `acme.com`). */
export class BrandDomains {
  readonly #entries = new Map<string, Entry[]>();

  constructor(brands: readonly BrandIdentity[]) {
    for (const [brand, identity] of brands.entries()) {
      for (const domain of identity.domains) {
        const address = parseAddress(domain);
        if (!address) continue;
        const host = bareHost(address.host);
        const path = decodePath(address.path).replace(/\/{1,9}$/, '');
        const key = registrableDomain(host);
        const entries = this.#entries.get(key) ?? [];
        entries.push({ brand, host, path });
        this.#entries.set(key, entries);
      }
    }
    for (const entries of this.#entries.values()) {
      entries.sort(
        (left, right) => right.host.length - left.host.length || right.path.length - left.path.length,
      );
    }
  }

  /** Whether any brand has a domain under the same registrable domain as this host. */
  knows(host: string): boolean {
    if (this.#entries.size === 0) return false;
    return this.#entries.has(registrableDomain(host));
  }

  /** Index of the brand whose domain, subdomain or path contains this address, or null. */
  brandOf({ domain, host, path }: Address): number | null {
    const entries = this.#entries.get(domain) ?? [];
    const entry = entries.find((one) => isUnderHost(host, one.host) && isUnderPath(path, one.path));
    return entry?.brand ?? null;
  }
}

function isUnderHost(host: string, parent: string): boolean {
  return host === parent || host.endsWith(`.${parent}`);
}

function isUnderPath(path: string, parent: string): boolean {
  if (parent === '') return true;
  const folded = decodePath(path);
  return folded === parent || folded.startsWith(`${parent}/`);
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path).toLowerCase();
  } catch {
    return path.toLowerCase();
  }
}
