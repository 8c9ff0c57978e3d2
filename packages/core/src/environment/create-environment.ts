import { productNameOf } from '@svc/contract/kernel';
import type { Database } from '@svc/db';
import { createApart, uploadDoor } from '../apart/index.ts';
import { createGuardedFetch, createNameResolver, throughDoor } from '../guard/index.ts';
import { createIdentityProvider } from '../identity/index.ts';
import type { Log } from '../kernel/index.ts';
import { createMailer } from '../mail/index.ts';
import type { NoteSigner } from '../merkle/index.ts';
import { createObjectStore } from '../object-store/index.ts';
import { createPayments } from '../payment/index.ts';
import { noTrace, type Trace } from '../trace/index.ts';
import { createRedactor, type Redactor, secretsOf, type Vault } from '../vault/index.ts';
import { readIntegrationSettings } from '../vendor/index.ts';
import { assertEngineSettings } from './check-settings.ts';
import { createServiceClock } from './clock.ts';
import { createEngineDirectory } from './engine-directory.ts';
import type { Environment } from './environment.ts';
import { createProbe } from './probe.ts';

export interface EnvironmentOptions {
  database: Database;
  log: Log;
  /** The operator's settings by name; engines read theirs from it. */
  settings: Readonly<Record<string, string | undefined>>;
  /** The emulator's address for each engine, for test keys. */
  testBaseUrls: Readonly<Record<string, string>>;
  /** `host:port,…` that may be fetched although it is not public. */
  egressAllow: string;
  /** Left out: tenants cannot bring keys of their own. */
  vault?: Vault | null;
  /** Left out: checkpoints of audit logs are not signed. */
  auditSigner?: NoteSigner | null;
  /** Left out: the secrets of the operator's settings. */
  secrets?: Redactor;
  /** Left out: none. */
  trace?: Trace;
}

export const userAgent = 'svc-reader/1.0 (+presence measurement; reads pages named by their owners)';

/** What a process gives every call. Throws RangeError when `egressAllow` is not a list of `host:port`,
 * and Error that names the settings of engines or mail that cannot work. */
export function createEnvironment(options: EnvironmentOptions): Environment {
  assertEngineSettings(options.settings);
  const clock = createServiceClock(options.database);
  const { now } = clock;
  const publicUrl = (options.settings.PUBLIC_URL || 'http://127.0.0.1:8787').replace(/\/+$/, '');
  const secrets = options.secrets ?? createRedactor(secretsOf(options.settings));
  return {
    database: options.database,
    log: options.log,
    trace: options.trace ?? noTrace,
    engines: createEngineDirectory({ settings: options.settings, testBaseUrls: options.testBaseUrls }),
    fetch: createGuardedFetch({
      allow: options.egressAllow
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
      userAgent,
    }),
    names: createNameResolver(),
    integrations: readIntegrationSettings(options.settings),
    identity: createIdentityProvider(options.settings),
    readPage: throughDoor(createApart()),
    // Threads of their own: a page that is made to be slow keeps no file waiting.
    readUpload: uploadDoor(createApart({ deadlineMs: 20_000 })),
    vault: options.vault ?? null,
    mailer: createMailer(options.settings),
    productName: productNameOf(options.settings),
    publicUrl,
    objects: createObjectStore(options.settings, options.database, { publicUrl, now }),
    auditSigner: options.auditSigner ?? null,
    ...createProbe(secrets),
    secrets,
    payments: createPayments(options.settings, now),
    now,
    followClock: clock.follow,
    random: Math.random,
  };
}
