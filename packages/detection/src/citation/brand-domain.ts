import type { BrandIdentity } from '../types.ts';
import { readAddress, registrableDomain } from './canonical-url.ts';

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
        const address = readAddress(domain);
        if (!address) continue;
        const host = address.host.startsWith('www.') ? address.host.slice(4) : address.host;
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

  /** Index of the brand whose domain, subdomain or path contains this address, or -1. */
  brandOf(domain: string, host: string, path: string): number {
    const entries = this.#entries.get(domain);
    if (!entries) return -1;
    for (const entry of entries) {
      if (isUnderHost(host, entry.host) && isUnderPath(path, entry.path)) return entry.brand;
    }
    return -1;
  }
}

function isUnderHost(host: string, parent: string): boolean {
  return host === parent || (host.endsWith(parent) && host.charAt(host.length - parent.length - 1) === '.');
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
