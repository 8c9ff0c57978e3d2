import { randomUUID } from 'node:crypto';
import { webhookDisabled } from '@svc/contract/tell/webhook';
import { scopeIn, scopeOf } from '@svc/db';
import type { Environment } from '../../../environment/index.ts';
import { say } from '../../../i18n/index.ts';
import { emit, instant } from '../../../kernel/index.ts';
import { openSecrets } from '../../../secret/index.ts';
import { VaultError } from '../../../vault/index.ts';
import { type Posted, post } from './post.ts';
import {
  type Claimed,
  disableWebhook,
  dispatchAndClaim,
  settleDelivered,
  settleFailed,
} from './queries-delivery.ts';
import { isLost, nextAttempt } from './retry.ts';

export interface DeliveryOptions {
  /** Deliveries on their way at once, of this process. */
  atOnce?: number;
  /** How many deliveries may be under way to one webhook at once, over all workers. */
  places?: number;
  /** How often it is looked for new events. */
  pollMs?: number;
}

/** An attempt takes 15 seconds at most; a worker that is silent for longer has died. */
const leaseSeconds = 45;
const handedAtOnce = 500;

/**
 * Hands events on and delivers them until `stop`, which waits for what is on its way. Any number of processes may: each
 * takes some, and what a dead one had taken comes due again.
 */
export function startDeliveries(environment: Environment, options: DeliveryOptions = {}) {
  const { atOnce = 400, places = 16, pollMs = 500 } = options;
  const { database, log } = environment;
  const worker = randomUUID();
  const underway = new Set<Promise<void>>();
  let stopping = false;
  let wake = () => {};

  async function turn(): Promise<boolean> {
    const atMost = Math.max(0, atOnce - underway.size);
    const claim = { worker, atMost, places, leaseSeconds };
    const { handed, claimed } = await dispatchAndClaim(database, handedAtOnce, claim);
    for (const delivery of claimed) {
      const run = deliver(environment, worker, delivery)
        // Its lease ends, and it is tried again.
        .catch((err: unknown) => log.error({ err, deliveryId: delivery.id }, 'delivery failed'))
        .finally(() => {
          underway.delete(run);
          wake();
        });
      underway.add(run);
    }
    return handed === handedAtOnce;
  }

  const running = (async () => {
    while (!stopping) {
      const more = await turn().catch((err: unknown) => {
        log.warn({ err }, 'events could not be handed on');
        return false;
      });
      if (more) continue;
      // A place that came free is filled soon, but not with a statement for each.
      await Promise.race([
        pause(pollMs),
        new Promise<void>((resolve) => (wake = resolve)).then(() => pause(20)),
      ]);
    }
  })();

  return {
    async stop() {
      stopping = true;
      wake();
      await running;
      await Promise.all(underway);
    },
  };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function deliver(environment: Environment, worker: string, claimed: Claimed): Promise<void> {
  const { database, log } = environment;
  const posted = await send(environment, claimed);
  const db = database.forWorkspace(claimed.workspaceId);
  const fields = {
    workspaceId: claimed.workspaceId,
    webhookId: claimed.webhookId,
    eventId: claimed.event.id,
  };
  if (posted.delivered) {
    await settleDelivered(scopeOf(db, claimed.workspaceId), claimed, { worker, log: posted.attempt });
    log.info({ ...fields, ms: posted.attempt.ms }, 'event delivered');
    return;
  }
  const now = environment.now();
  const next = posted.gone
    ? null
    : nextAttempt(claimed.attempt, now, { retryAfter: posted.retryAfter, random: environment.random() });
  await db.transaction().execute(async (db) => {
    const scope = scopeOf(db, claimed.workspaceId);
    const failing = await settleFailed(scope, claimed, { worker, log: posted.attempt, next });
    if (failing?.state !== 'active') return;
    const reason = posted.gone
      ? 'The receiver answered 410 Gone: it takes no more messages.'
      : isLost(failing.failures, failing.failingSince, now)
        ? say({ id: 'webhook.failing', values: { since: failing.failingSince } })
        : null;
    if (reason === null) return;
    const givenUp = await disableWebhook(scope, claimed, reason);
    if (givenUp === null) return;
    await emit(scope, {
      type: webhookDisabled,
      resource: claimed.webhookId,
      projectId: null,
      data: { webhookId: claimed.webhookId, url: claimed.url, reason, givenUp },
    });
  });
  log.info(
    { ...fields, attempt: claimed.attempt, status: posted.attempt.status, next },
    'event not delivered',
  );
}

async function send(
  environment: Environment,
  { workspaceId, webhookId, url, event }: Claimed,
): Promise<Posted> {
  const now = environment.now();
  try {
    const { vault, database } = environment;
    const secrets = await openSecrets(scopeIn(database, workspaceId), vault, webhookId);
    const { requestId } = event;
    return await post(
      environment.fetch,
      { url, id: event.id, body: JSON.stringify(event), requestId, secrets },
      now,
    );
  } catch (error) {
    if (!(error instanceof VaultError)) throw error;
    environment.log.error(
      { workspaceId, webhookId, reason: error.message },
      'signing secret cannot be opened',
    );
    const unsigned = 'Its signing secret cannot be decrypted here. Rotate the secret.';
    return {
      attempt: { at: instant(now), status: null, ms: 0, error: unsigned, response: null },
      delivered: false,
      gone: false,
      retryAfter: null,
    };
  }
}
