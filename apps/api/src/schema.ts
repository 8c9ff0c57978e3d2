import type { Caller } from './middleware/authenticate.ts';
import type { Told } from './middleware/rate-limit.ts';

/** Values that the middleware passes to the routes. */
export interface AppEnv {
  Variables: {
    requestId: string;
    /** The caller's address, also behind proxies. */
    ip: string;
    /** The caller came over TLS, which a proxy ended. */
    secure: boolean;
    caller: Caller;
    rate: readonly Told[];
  };
}
