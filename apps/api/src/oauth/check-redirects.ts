import { errors } from 'oidc-provider';
import { isLocal, isPrivate, loopback } from './clients.ts';

/**
 * Refuses addresses that no program should be sent back to, and takes programs of one’s own machine for what they are:
 * many leave `application_type` out, and only a native one may choose its port.
 */
export function checkRedirects(metadata: Record<string, unknown>): void {
  const uris = Array.isArray(metadata.redirect_uris) ? metadata.redirect_uris.map(String) : [];
  if (uris.length > 20) throw new errors.InvalidClientMetadata('redirect_uris: at most 20');
  for (const uri of uris) {
    const url = URL.parse(uri);
    const web = url?.protocol === 'https:' || (url?.protocol === 'http:' && loopback.has(url.hostname));
    if (!url || !(web || isPrivate(url)) || url.username || url.password || uri.includes('#'))
      throw new errors.InvalidRedirectUri();
  }
  if (uris.some(isLocal)) metadata.application_type = 'native';
}
