import { scopeIn, scopeOf } from '@svc/db';
import { type EngineAdapter, type EngineAnswer, EngineError, type EngineResponse } from '@svc/engines';
import { createSandbox } from '@svc/engines/sandbox';
import { createRandom } from '@svc/scoring';
import { maskPersonal, maskPersonalInBody, readPrivacy } from '../masking/index.ts';
import { type ResolvedConfig, scanRow } from '../resource/measure/scan/index.ts';
import { readRateHints } from '../traffic/index.ts';
import { createRedactor } from '../vault/index.ts';
import type { HeldRun, SampleKey } from './queries-journal.ts';
import { pagesOfProject } from './queries-page.ts';
import { noteCredential } from './queries-run.ts';
import type { RunCredential, Runner } from './runner.ts';
import { type UnreadBody, unreadBody } from './unread-body.ts';

export interface Asked {
  answer: EngineAnswer | null;
  /** Set when there is no answer. */
  error: EngineError;
  /** A response that could not be read. */
  unread?: UnreadBody;
  /** HTTP requests that left for this sample. */
  requests: number;
  latencyMs: number;
}

export interface Ask {
  /** Calls in flight that are worth having; traffic control admits fewer when the engine takes fewer. */
  concurrency: number;
  /** Whether an answer costs the workspace a credit. */
  charged: boolean;
  ask: (prompt: string, sample: SampleKey, ends: Ends) => Promise<Asked>;
}

/** Two ways in which asking ends before all is asked. */
export interface Ends {
  /** No further call is made; a call in flight has to be paid for, so it may end by itself. */
  halt: AbortSignal;
  /** Calls in flight are cut off as well. */
  cut: AbortSignal;
}

const none = new EngineError('cancelled', 'The call was cancelled.');

/** How one engine is asked in one run; personal data goes no further where the workspace says so. */
export async function prepareAsk(...given: Parameters<typeof askOf>): Promise<Ask> {
  const [runner, { workspaceId }] = given;
  const found = await askOf(...given);
  const db = runner.environment.database.forWorkspace(workspaceId);
  if (!(await readPrivacy(scopeOf(db, workspaceId))).maskPersonal) return found;
  return {
    ...found,
    async ask(...what) {
      const asked = await found.ask(...what);
      const { answer, unread } = asked;
      return {
        ...asked,
        answer: answer && masked(answer),
        ...(unread && { unread: { ...unread, text: maskPersonalInBody(unread.text) } }),
      };
    },
  };
}

/** The built-in sandbox in process, every other through traffic control. */
async function askOf(
  runner: Runner,
  key: HeldRun,
  engineId: string,
  model: string | null,
  config: ResolvedConfig,
  projectId: string | null,
): Promise<Ask> {
  const locale = {
    country: config.country,
    language: config.language,
    city: config.city ?? null,
    region: config.region ?? null,
  };
  const persona = config.persona?.text ?? null;
  if (engineId === 'sandbox') return askSandbox(runner, key, locale, projectId);
  const { mode } = await runner.workspace(key.workspaceId);
  const adapter = runner.environment.engines.find(engineId, mode)?.adapter ?? null;
  const credential = adapter && (await credentialOf(runner, key, adapter));
  if (!adapter || !credential)
    return unavailable(new EngineError('auth', `Engine ${engineId} has no credential any more.`));
  if (credential instanceof EngineError) return unavailable(credential);
  const { traffic, environment, transport, clock } = runner;
  // Only this credential can have been sent to the engine.
  const redactor = createRedactor([credential.secret]);
  const observe = (response: EngineResponse) =>
    traffic.observe(engineId, credential.id, readRateHints(response.headers, clock.now()));
  return {
    concurrency: environment.engines.limits(engineId).maxConcurrent,
    charged: true,
    async ask(prompt, _sample, ends) {
      let requests = 0;
      const started = performance.now();
      let answeredIn = 0;
      const came: { last: EngineResponse | null; unread: UnreadBody | null } = { last: null, unread: null };
      try {
        const answer = await traffic.call(
          {
            engineId,
            credentialId: credential.id,
            workspaceId: key.workspaceId,
            scanId: key.scanId,
            signal: ends.cut,
            halt: ends.halt,
          },
          async (attempt) => {
            const began = performance.now();
            const attributes = {
              'svc.engine': engineId,
              'svc.scanId': key.scanId,
              'svc.model': model ?? undefined,
            };
            const result = await environment.trace
              .span(`ask ${engineId}`, { kind: 'client', attributes }, () =>
                adapter.ask(
                  { prompt, locale, model, persona },
                  {
                    credential,
                    now: () => environment.now().getTime(),
                    limitMs: attempt.timeoutMs,
                    sleep: (milliseconds) => clock.sleep(milliseconds, attempt.signal),
                    send: async (request) => {
                      requests += 1;
                      const sent = transport.sender(attempt.signal, observe)(request);
                      runner.crashPoint?.('in_call');
                      came.last = await sent;
                      return came.last;
                    },
                  },
                ),
              )
              .catch((error: unknown) => {
                if (error instanceof EngineError && error.kind === 'malformed' && came.last)
                  came.unread = unreadBody(came.last, redactor.redact);
                throw error;
              });
            answeredIn = performance.now() - began;
            // The cost that an emulated engine reports was not paid by anyone.
            return mode === 'test' ? { ...result, cost: nothing } : result;
          },
        );
        return { answer: redacted(answer, redactor.redact), error: none, requests, latencyMs: answeredIn };
      } catch (error) {
        if (!(error instanceof EngineError)) throw error;
        return {
          answer: null,
          error: redactor.redactError(error),
          // Also where the last try failed in another way, for instance because the engine was paused.
          ...(came.unread && { unread: came.unread }),
          requests,
          latencyMs: performance.now() - started,
        };
      }
    },
  };
}

/** If an engine repeats its credential, dots replace it; lengths stay the same, and so do offsets. */
function redacted(answer: EngineAnswer, redact: (text: string) => string): EngineAnswer {
  // Every field comes from the body, so the body is searched too.
  const { raw, text, html = null } = answer;
  if ([raw, text, html ?? ''].every((one) => redact(one) === one)) return answer;
  return eachText(answer, redact);
}

/** Personal data of an answer, made unreadable. */
export const masked = (answer: EngineAnswer): EngineAnswer => ({
  ...eachText({ ...answer, raw: '' }, maskPersonal),
  raw: maskPersonalInBody(answer.raw),
});

const eachText = (answer: EngineAnswer, change: (text: string) => string): EngineAnswer =>
  JSON.parse(JSON.stringify(answer), (_, value) => (typeof value === 'string' ? change(value) : value));

const nothing: EngineAnswer['cost'] = { usd: 0, basis: 'computed' };

async function askSandbox(
  runner: Runner,
  key: HeldRun,
  locale: { country: string | null; language: string | null },
  projectId: string | null,
): Promise<Ask> {
  const scope = scopeIn(runner.environment.database, key.workspaceId);
  const given = projectId === null ? [] : await pagesOfProject(scope, projectId);
  const fetched = (await scanRow(scope, key.scanId, ['page']))?.page;
  const pages = given.map((row) => ({
    url: row.url,
    title: row.title,
    text: row.text,
    ...(row.siteName !== null && { siteName: row.siteName }),
  }));
  if (fetched && !pages.some((known) => known.url === fetched.url))
    pages.push({
      url: fetched.url,
      title: fetched.title ?? fetched.brand,
      text: fetched.text,
      siteName: fetched.brand,
    });
  const sandbox = createSandbox({ pages, seed: key.scanId, createRandom });
  return {
    concurrency: 16,
    charged: false,
    async ask(prompt, sample) {
      // A turn of the event loop each, so that cancelling and saving are not starved.
      await new Promise<void>((resolve) => setImmediate(resolve));
      const began = performance.now();
      const answer = sandbox.ask(prompt, { sample: sample.sampleIndex, locale });
      return { answer, error: none, requests: 0, latencyMs: performance.now() - began };
    },
  };
}

/** Notes on the run which credential it uses, by its id. */
async function credentialOf(
  runner: Runner,
  key: HeldRun,
  adapter: EngineAdapter,
): Promise<RunCredential | EngineError | null> {
  try {
    const credential = await runner.credential(key.workspaceId, adapter);
    if (credential?.own) {
      await noteCredential(scopeIn(runner.environment.database, key.workspaceId), key, credential.id);
    }
    return credential;
  } catch (error) {
    if (error instanceof EngineError) return error;
    throw error;
  }
}

/** The engine could be asked when the scan was, and cannot any more. */
function unavailable(error: EngineError): Ask {
  return {
    concurrency: 16,
    charged: true,
    ask: async () => ({ answer: null, error, requests: 0, latencyMs: 0 }),
  };
}
