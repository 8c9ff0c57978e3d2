import { type Answer, piecesOf, plainText, type Sentence } from '../answer/answer.ts';
import { tokensOf } from '../answer/render.ts';
import type { Failure, Fault } from '../fault/fault.ts';
import { hashText } from '../truth/random.ts';
import { contentText, isObject, type JsonObject, listOf, objectOf } from './json.ts';
import {
  type AnswerMeta,
  type Ask,
  askOne,
  headerKey,
  type Incoming,
  type Reply,
  type Wire,
} from './wire.ts';

const MODELS = ['gemini-3.8-flash', 'gemini-4-argon', 'gemini-3.5-flash-lite'];
const FINISH: Partial<Record<string, string>> = {
  truncated: 'MAX_TOKENS',
  refusal: 'SAFETY',
  failed: 'MALFORMED_RESPONSE',
};
const ERRORS: Record<Failure, [status: number, word: string, message: string]> = {
  'bad-request': [400, 'INVALID_ARGUMENT', 'Request contains an invalid argument.'],
  auth: [400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.'],
  billing: [402, 'FAILED_PRECONDITION', 'Your prepaid credit is used up.'],
  forbidden: [403, 'PERMISSION_DENIED', 'The caller does not have permission.'],
  'not-found': [404, 'NOT_FOUND', 'The model is not found for API version v1beta.'],
  rate: [
    429,
    'RESOURCE_EXHAUSTED',
    'You exceeded your current quota, please check your plan and billing details.',
  ],
  quota: [
    429,
    'RESOURCE_EXHAUSTED',
    'You exceeded your current quota, please check your plan and billing details.',
  ],
  server: [500, 'INTERNAL', 'An internal error has occurred.'],
  unavailable: [503, 'UNAVAILABLE', 'The model is overloaded. Please try again later.'],
  overloaded: [503, 'UNAVAILABLE', 'The model is overloaded. Please try again later.'],
  timeout: [504, 'DEADLINE_EXCEEDED', 'Deadline expired before operation could complete.'],
};

/** Gemini's generateContent with Google Search grounding; offsets count UTF-8 bytes within a part. */
export const geminiWire: Wire = {
  vendor: 'gemini',
  engine: 'gemini',
  key: (incoming) => headerKey(incoming, 'x-goog-api-key') ?? incoming.query.get('key'),
  read,
  failure,
  limitHeaders: () => ({}),
};

function read({ method, path, body }: Incoming): Ask | Reply | null {
  const card = (id: string) => ({
    name: `models/${id}`,
    displayName: id,
    supportedGenerationMethods: ['generateContent'],
  });
  if (method === 'GET' && path === '/v1beta/models')
    return { status: 200, body: { models: MODELS.map(card) } };
  const [, model = '', action] = /^\/v1beta\/models\/([^:/]+)(:generateContent)?$/.exec(path) ?? [];
  if (!model) return null;
  if (method === 'GET' && !action) {
    return MODELS.includes(model) ? { status: 200, body: card(model) } : errorReply('not-found', []);
  }
  if (method !== 'POST' || !action) return null;
  const request = objectOf(body);
  const last = listOf(request.contents).filter(isObject).at(-1);
  const prompt = contentText(last?.parts);
  if (!prompt) return errorReply('bad-request', []);
  const withoutSearch = !listOf(request.tools).some(
    (tool) => isObject(tool) && (tool.google_search || tool.googleSearch),
  );
  return askOne({ engine: 'gemini', prompt, model, withoutSearch }, (answer, meta) => ({
    status: 200,
    body: generated(answer, meta),
  }));
}

function generated(answer: Answer, meta: AnswerMeta): JsonObject {
  const ending = { modelVersion: meta.model, responseId: meta.id.slice(0, 22) };
  const input = tokensOf(answer.prompt);
  if (answer.variant === 'blocked') {
    const usageMetadata = { promptTokenCount: input, totalTokenCount: input };
    return { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' }, usageMetadata, ...ending };
  }
  const pieces = piecesOf(answer);
  const odd = answer.variant === 'odd';
  const cut = odd ? Math.floor(pieces.length / 2) : pieces.length;
  const parts = [pieces.slice(0, cut), pieces.slice(cut)].filter((part) => part.length > 0);
  const texts = parts.map((part) => ({ text: part.map((piece) => piece.text).join('') }));
  const shown = odd ? [{ text: 'Weighing two sources.', thought: true }, ...texts] : texts;
  const output = tokensOf(plainText(answer));
  const thoughts = 388;
  const tool = answer.searched ? 142 : 0;
  return {
    candidates: [
      {
        index: 0,
        content: { role: 'model', ...(shown.length > 0 ? { parts: shown } : {}) },
        finishReason: FINISH[answer.variant] ?? 'STOP',
        ...(answer.searched && shown.length > 0
          ? { groundingMetadata: grounding(answer, parts, odd ? 1 : 0, meta.id) }
          : {}),
      },
    ],
    usageMetadata: {
      promptTokenCount: input,
      candidatesTokenCount: output,
      ...(answer.searched ? { toolUsePromptTokenCount: tool } : {}),
      thoughtsTokenCount: thoughts,
      totalTokenCount: input + output + thoughts + tool,
      promptTokensDetails: [{ modality: 'TEXT', tokenCount: input }],
      serviceTier: 'standard',
    },
    ...ending,
  };
}

/** Fields that are 0 are missing, as in protobuf's JSON. */
function grounding(answer: Answer, parts: Sentence[][], firstPart: number, id: string): JsonObject {
  const redirect = (text: string) =>
    `https://vertexaisearch.cloud.google.com/grounding-api-redirect/AUZIYQ${hashText(text + id)
      .map((word) => word.toString(36))
      .join('')}`;
  const supports: JsonObject[] = [];
  for (const [place, part] of parts.entries()) {
    let start = 0;
    for (const { text, cites } of part) {
      const end = start + Buffer.byteLength(text);
      const partIndex = firstPart + place;
      if (cites.length > 0) {
        const segment = {
          ...(partIndex > 0 ? { partIndex } : {}),
          ...(start > 0 ? { startIndex: start } : {}),
          endIndex: end,
          text,
        };
        supports.push({ segment, groundingChunkIndices: cites });
      }
      start = end;
    }
  }
  const chips = answer.queries
    .map((query) => `<a class="chip" href="${redirect(query)}">${query.replace(/[<>&"]/g, ' ')}</a>`)
    .join('');
  return {
    webSearchQueries: answer.queries,
    searchEntryPoint: { renderedContent: `<style>.container{}</style><div class="container">${chips}</div>` },
    groundingChunks: answer.pages.map((page) => ({ web: { uri: redirect(page.url), title: page.domain } })),
    groundingSupports: supports,
  };
}

function failure(kind: Failure, fault: Fault, context: { model: string }): Reply {
  if (kind === 'auth') {
    return errorReply(kind, [
      {
        '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
        reason: 'API_KEY_INVALID',
        domain: 'googleapis.com',
      },
    ]);
  }
  if (kind !== 'rate' && kind !== 'quota') return errorReply(kind, []);
  const window = kind === 'quota' ? 'PerDay' : 'PerMinute';
  const violation = {
    quotaMetric: 'generativelanguage.googleapis.com/generate_content_paid_tier_requests',
    quotaId: `GenerateRequests${window}PerProjectPerModel-PaidTier`,
    quotaDimensions: { model: context.model, location: 'global' },
  };
  const details: JsonObject[] = [
    { '@type': 'type.googleapis.com/google.rpc.QuotaFailure', violations: [violation] },
  ];
  if (fault.retryStyle !== 'none') {
    details.push({
      '@type': 'type.googleapis.com/google.rpc.RetryInfo',
      retryDelay: `${fault.retryAfterSeconds}s`,
    });
  }
  return errorReply(kind, details);
}

function errorReply(kind: Failure, details: JsonObject[]): Reply {
  const [code, status, message] = ERRORS[kind];
  return {
    status: code,
    body: { error: { code, message, status, ...(details.length > 0 ? { details } : {}) } },
  };
}
