import type { AskContext } from '../adapter.ts';
import { addressOf } from '../wire/exchange.ts';
import { asString, type JsonObject } from '../wire/json.ts';
import { cloroAddress } from './task.ts';

/**
 * The page behind an answer: cloro keeps it for 24 hours at an address that needs no key. null: there is none, it lies elsewhere
 * than at cloro, or it cannot be had; the answer counts all the same.
 */
export async function fetchCloroPage(context: AskContext, { html }: JsonObject): Promise<string | null> {
  const url = asString(Array.isArray(html) ? html[0] : html);
  if (url === null || !isCloros(url, addressOf(context, cloroAddress))) return null;
  try {
    const { status, text } = await context.send({ method: 'GET', url, headers: {} });
    return status === 200 && text.trim() !== '' ? text : null;
  } catch {
    return null;
  }
}

/** Nowhere else does a request go because an answer says so. `base`: where this deployment asks cloro. */
function isCloros(url: string, base: string): boolean {
  const address = URL.parse(url);
  if (!address) return false;
  return (
    address.origin === URL.parse(base)?.origin ||
    (address.protocol === 'https:' && address.port === '' && /(^|\.)cloro\.dev$/.test(address.hostname))
  );
}
