import type { EngineAnswer, Surface } from './answer.ts';

export interface Locale {
  /** ISO 3166-1 alpha-2, upper case. */
  country: string | null;
  /** BCP 47 language. */
  language: string | null;
  /** ISO 3166-2, such as US-CA. */
  region?: string | null;
  city?: string | null;
  timezone?: string | null;
}

export interface EngineQuestion {
  prompt: string;
  locale: Locale;
  /** The persona in a sentence or two; sent where the wire has a place for instructions, and nowhere else. */
  persona?: string | null;
  /** Overrides the adapter's default model. */
  model: string | null;
  /** false: without any tool, for texts that are to be judged by themselves. Left out: as the engine's product does. */
  search?: false;
}

/** Decrypted just before use; never logged, never in a job payload. */
export interface EngineCredential {
  /** Stable, not secret: names the credential in limits and breakers, e.g. `operator` or a provider key id. */
  id: string;
  /** API key; `login:password` for engines with basic auth; empty for engines that need none. */
  secret: string;
  /** Replaces the adapter's default address; used by gateways and the emulator. */
  baseUrl: string | null;
}

export interface EngineRequest {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  /** Serialised as JSON. */
  body?: unknown;
}

export interface EngineResponse {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  /** The whole body, decoded; bounded by the transport's size cap. */
  text: string;
}

/** One HTTP exchange. Throws EngineError (`timeout`, `network`, `malformed` when too large) and never retries. */
export type Send = (request: EngineRequest) => Promise<EngineResponse>;

export interface AskContext {
  credential: EngineCredential;
  send: Send;
  /** Resolves after `milliseconds`, rejects when the call is cancelled; for engines that are polled. */
  sleep: (milliseconds: number) => Promise<void>;
  /** Epoch milliseconds. */
  now: () => number;
  /** Milliseconds after which the attempt is cut off; for engines that are polled. Left out: 240,000. */
  limitMs?: number;
}

/** One of an operator's settings for an engine. */
export interface EngineSetting {
  env: string;
  description: string;
  required: boolean;
  /** How the value is used. */
  role: 'secret' | 'baseUrl' | 'model';
  /** Settings of an engine with several providers go together by provider; the first provider that is set serves. */
  provider?: string;
}

export interface EngineAdapter {
  id: string;
  label: string;
  surface: Surface;
  /** null: the operator must name one (openai-compatible), or the surface has no choice of model. */
  defaultModel: string | null;
  /** The model to ask without search, where the usual one cannot do without. */
  modelWithoutSearch?: string;
  /** null: the operator must name one, or it depends on the provider. */
  defaultBaseUrl: string | null;
  /** Settings for the operator; the first is the secret. */
  settings: EngineSetting[];
  /** Why the operator must opt in, and the setting that does it. */
  optIn?: { env: string; reason: string };
  /** Which parts of a locale reach the wire. */
  localeSupport: { country: boolean; language: boolean; city: boolean; region: boolean };
  /** Whether the wire has a place for instructions beside the prompt. */
  personaSupport: boolean;
  /**
   * One attempt at one sample. May take several exchanges (paused turns, polling).
   * Throws EngineError; retries belong to traffic control alone.
   */
  ask: (question: EngineQuestion, context: AskContext) => Promise<EngineAnswer>;
  /** A free or cheapest possible check that the credential works. Throws EngineError. */
  probe: (context: AskContext) => Promise<{ model: string | null }>;
}
