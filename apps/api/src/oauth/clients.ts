import type { Environment } from '@svc/core/environment';
import { ServiceError } from '@svc/core/kernel';
import { countArtifacts } from '@svc/core/resource/account/connection';
import { withinThrottle } from '@svc/core/throttle';

/** Programs that registered themselves, in all. */
const mostClients = 10_000;

export const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Schemes of programs that have no domain in theirs, as RFC 8252 asks for. */
const privateSchemes: ReadonlySet<string> = new Set([
  'cursor:',
  'vscode:',
  'vscode-insiders:',
  'windsurf:',
  'zed:',
  'goose:',
]);

export const isPrivate = ({ protocol }: URL): boolean =>
  privateSchemes.has(protocol) || /^[a-z][a-z\d+-]*(?:\.[a-z\d+-]+)+:$/.test(protocol);

/** Ends at a program of the person’s own machine. */
export const isLocal = (redirectUri: string): boolean => {
  const url = URL.parse(redirectUri);
  return url !== null && (loopback.has(url.hostname) || isPrivate(url));
};

/** The target of a code, as people read it. */
export const placeOf = (redirectUri: string): string => {
  const url = new URL(redirectUri);
  return isPrivate(url) ? url.protocol : url.host;
};

const tooMany = (detail: string): ServiceError =>
  new ServiceError('rate_limited', detail, { retryAfter: 3_600 });

/** How often one address may register programs or have documents read. `register` throws rate_limited. */
export function createClientLimits({ database }: Pick<Environment, 'database'>) {
  const turn = (what: string, ip: string, most: number, seconds: number): Promise<boolean> =>
    withinThrottle(database.system, { of: [what, ip], most, seconds });
  return {
    async register(ip: string): Promise<void> {
      if (!(await turn('oauth registrations of', ip, 20, 3_600)))
        throw tooMany('Too many programs were registered from here. Try again in an hour.');
      if ((await countArtifacts(database, 'Client', mostClients)) >= mostClients)
        throw tooMany('No more programs register themselves here. Publish a client ID metadata document.');
    },
    readDocument: (ip: string): Promise<boolean> => turn('oauth documents of', ip, 60, 600),
    begin: (ip: string): Promise<boolean> => turn('oauth requests of', ip, 300, 600),
  };
}
