import type { Database } from '@svc/db';
import type { AnswerOutcome, EngineAdapter, EngineCredential, EngineQuestion } from '@svc/engines';
import type { ReadUpload } from '../apart/index.ts';
import type { GuardedFetch, NameResolver, ReadPage } from '../guard/index.ts';
import type { IdentityProvider } from '../identity/index.ts';
import type { Log } from '../kernel/index.ts';
import type { Mailer } from '../mail/index.ts';
import type { NoteSigner } from '../merkle/index.ts';
import type { ObjectStore } from '../object-store/index.ts';
import type { PaymentProcessor } from '../payment/index.ts';
import type { Trace } from '../trace/index.ts';
import type { Redactor, Vault } from '../vault/index.ts';
import type { IntegrationSettings } from '../vendor/index.ts';
import type { EngineDirectory } from './engine-directory.ts';

/** What the process gives every call: built once in main, with no globals behind it. */
export interface Environment {
  database: Database;
  engines: EngineDirectory;
  /** The one way out for addresses that a tenant names. */
  fetch: GuardedFetch;
  /** Reads a page in a thread apart; what comes back can be stored. */
  readPage: ReadPage;
  /** Reads a file that somebody sent, in a thread apart. */
  readUpload: ReadUpload;
  /** Names and addresses, for telling who really calls. */
  names: NameResolver;
  /** Vendors whose figures workspaces may connect, as the operator set them up. */
  integrations: IntegrationSettings;
  /** The identity provider for people of this deployment; null: the operator has set none. */
  identity: IdentityProvider | null;
  /** Seals what tenants entrust; null: the operator has set no key-encryption key. */
  vault: Vault | null;
  /** null: this deployment sends no mail. */
  mailer: Mailer | null;
  /** What people call the product. */
  productName: string;
  /** Where people reach the API, without a slash at the end. */
  publicUrl: string;
  /** Exports, reports and whatever else is too large for a row. */
  objects: ObjectStore;
  /** Signs how far audit logs have come; null: the operator has set no signing key. */
  auditSigner: NoteSigner | null;
  /** Asks an engine whether a credential works; gives the model that it offers. Throws EngineError. */
  probe: (adapter: EngineAdapter, credential: EngineCredential) => Promise<{ model: string | null }>;
  /** Asks an engine one question for a person, apart from any scan. What comes back can be stored. Throws EngineError. */
  ask: (
    adapter: EngineAdapter,
    credential: EngineCredential,
    question: EngineQuestion,
  ) => Promise<{
    outcome: AnswerOutcome;
    text: string;
    /** As served. */
    model: string | null;
    /** Whether it searched the web; null: it does not tell. */
    searched: boolean | null;
    costUsd: number | null;
  }>;
  /** Knows every credential of the process, and takes it out of text that leaves. */
  secrets: Redactor;
  /** The payment processor. */
  payments: PaymentProcessor;
  log: Log;
  /** Tracing of requests, jobs and calls; off unless the operator has set an endpoint. */
  trace: Trace;
  /** The database's time once `followClock` was called; before that, and in tests, this machine's. */
  now: () => Date;
  /** Keeps `now` in step with the database until the returned function is called. Fails while the database is away. */
  followClock: () => Promise<() => void>;
  /** In [0, 1); seeded in tests. */
  random: () => number;
}
