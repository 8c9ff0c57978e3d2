import {
  acceptedContent,
  createRequestStateCodec,
  inputRequired,
  type ServerContext,
} from '@modelcontextprotocol/server';

type Result = Record<string, unknown>;
export type Fixture = (
  context: ServerContext,
  given: Readonly<Record<string, unknown>>,
) => Promise<Result> | Result;

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';
const silence = 'UklGRiYAAABXQVZFZm10IBAAAAABAAEAQB8AAAB9AAACABAAZGF0YQIAAAA=';
export const image = { type: 'image', data: pixel, mimeType: 'image/png' } as const;
export const text = (words: string) => ({ type: 'text', text: words }) as const;
export const resource = (uri: string, words: string) =>
  ({ type: 'resource', resource: { uri, mimeType: 'text/plain', text: words } }) as const;

const says = (words: string): Result => ({ content: [text(words)] });
const form = (properties: object, required: string[] = []) =>
  ({ type: 'object', properties, required }) as never;
const ask = (message: string, name: string, type = 'string') =>
  inputRequired.elicit({ message, requestedSchema: form({ [name]: { type } }, [name]) });
const sample = (words: string) =>
  inputRequired.createMessage({ messages: [{ role: 'user', content: text(words) }], maxTokens: 100 });

const state = createRequestStateCodec<{ round: number }>({ key: 'a key of tests alone, of 32 bytes' });

/** What the client can be asked for, as each of its requests declares. */
const mayAsk = ({ mcpReq }: ServerContext): Readonly<Record<string, unknown>> =>
  ((mcpReq.envelope as Record<string, unknown> | undefined)?.['io.modelcontextprotocol/clientCapabilities'] ??
    {}) as Record<string, unknown>;

const answered = ({ mcpReq }: ServerContext, name: string): boolean =>
  mcpReq.inputResponses?.[name] !== undefined;

/** Asks once, and is done when the answer has come. */
const asking =
  (name: string, request: () => never | object): Fixture =>
  (context) =>
    answered(context, name)
      ? says('Answered.')
      : (inputRequired({ inputRequests: { [name]: request() as never } }) as Result);

const notify = async ({ mcpReq }: ServerContext, data: string): Promise<void> =>
  mcpReq.notify({ method: 'notifications/message', params: { level: 'info', data } });

/** Without a session the client's answer would reach another server, so nothing is asked then. */
const assertSession = ({ sessionId }: ServerContext): void => {
  if (sessionId === undefined) throw new Error('There is no session to ask the client in.');
};

const send = async (context: ServerContext, message: string, schema: object): Promise<Result> => {
  assertSession(context);
  const params = { message, requestedSchema: schema } as never;
  const result = await context.mcpReq.send({ method: 'elicitation/create', params });
  return says(JSON.stringify(result));
};

const titled = (words: string[]) => words.map((word) => ({ const: word, title: word.toUpperCase() }));
const some = { type: 'array', minItems: 1, maxItems: 3 };
const letters = ['a', 'b', 'c'];

/** Tools that the official suite calls and that are not shipped. */
export const fixtures: Readonly<Record<string, Fixture>> = {
  test_simple_text: () => says('This is a simple text response for testing.'),
  test_image_content: () => ({ content: [image] }),
  test_audio_content: () => ({ content: [{ type: 'audio', data: silence, mimeType: 'audio/wav' }] }),
  test_embedded_resource: () => ({ content: [resource('test://embedded-resource', 'Embedded.')] }),
  test_multiple_content_types: () => ({
    content: [text('Several.'), image, resource('test://mixed-content-resource', 'Mixed.')],
  }),
  test_error_handling: () => ({ content: [text('This tool fails.')], isError: true }),
  async test_tool_with_logging(context) {
    for (const step of ['started', 'working', 'done']) await notify(context, step);
    return says('Logged.');
  },
  test_logging_tool: async (context) => {
    await context.mcpReq.log('info', 'working');
    return says('Logged.');
  },
  async test_tool_with_progress({ mcpReq }) {
    const progressToken = mcpReq._meta?.progressToken ?? 0;
    for (const progress of [0, 50, 100])
      await mcpReq.notify({
        method: 'notifications/progress',
        params: { progressToken, progress, total: 100 },
      });
    return says('Done.');
  },
  async test_sampling(context, { prompt }) {
    assertSession(context);
    const messages = [{ role: 'user' as const, content: text(String(prompt)) }];
    const params = { messages, maxTokens: 100 };
    return says(JSON.stringify(await context.mcpReq.send({ method: 'sampling/createMessage', params })));
  },
  test_elicitation: (context, { message }) =>
    send(context, String(message), form({ response: { type: 'string' } }, ['response'])),
  test_elicitation_sep1034_defaults: (context) =>
    send(
      context,
      'Look at the defaults.',
      form({
        name: { type: 'string', default: 'John Doe' },
        age: { type: 'integer', default: 30 },
        score: { type: 'number', default: 95.5 },
        status: { type: 'string', enum: ['active', 'inactive', 'pending'], default: 'active' },
        verified: { type: 'boolean', default: true },
      }),
    ),
  test_elicitation_sep1330_enums: (context) =>
    send(
      context,
      'Choose.',
      form({
        untitledSingle: { type: 'string', enum: letters },
        titledSingle: { type: 'string', oneOf: titled(letters) },
        legacyEnum: { type: 'string', enum: letters, enumNames: ['A', 'B', 'C'] },
        untitledMulti: { ...some, items: { type: 'string', enum: letters } },
        titledMulti: { ...some, items: { anyOf: titled(letters) } },
      }),
    ),
  test_missing_capability: () => inputRequired({ inputRequests: { words: sample('Say a word.') } }) as Result,
  test_streaming_elicitation: asking('name', () => ask('Your name?', 'name')),
  test_input_required_result_elicitation: asking('user_name', () => ask('Your name?', 'name')),
  test_input_required_result_sampling: asking('capital', () => sample('The capital of France?')),
  test_input_required_result_list_roots: asking('roots', () => inputRequired.listRoots()),
  async test_input_required_result_request_state(context) {
    if (answered(context, 'confirm')) return says('state-ok');
    const inputRequests = { confirm: ask('Sure?', 'ok', 'boolean') };
    return inputRequired({ inputRequests, requestState: await state.mint({ round: 1 }, context) }) as Result;
  },
  async test_input_required_result_multiple_inputs(context) {
    if (['user_name', 'greeting', 'roots'].every((name) => answered(context, name))) return says('Answered.');
    const inputRequests = {
      user_name: ask('Your name?', 'name'),
      greeting: sample('Greet.'),
      roots: inputRequired.listRoots(),
    };
    return inputRequired({ inputRequests, requestState: await state.mint({ round: 1 }, context) }) as Result;
  },
  async test_input_required_result_multi_round(context) {
    const round = (await roundOf(context)) + 1;
    if (round > 2) return says('Both rounds are done.');
    const inputRequests = { [`step${round}`]: ask(`Step ${round}?`, round === 1 ? 'name' : 'colour') };
    return inputRequired({ inputRequests, requestState: await state.mint({ round }, context) }) as Result;
  },
  async test_input_required_result_tampered_state(context) {
    await roundOf(context);
    if (acceptedContent(context.mcpReq.inputResponses, 'confirm') !== undefined) return says('Verified.');
    const inputRequests = { confirm: ask('Sure?', 'ok', 'boolean') };
    return inputRequired({ inputRequests, requestState: await state.mint({ round: 1 }, context) }) as Result;
  },
  test_input_required_result_capabilities(context) {
    const can = mayAsk(context);
    const inputRequests = {
      ...(can.sampling !== undefined && { words: sample('Say a word.') }),
      ...(can.elicitation !== undefined && { name: ask('Your name?', 'name') }),
    };
    const asked = Object.keys(inputRequests);
    return asked.length === 0 || asked.every((name) => answered(context, name))
      ? says('Answered.')
      : (inputRequired({ inputRequests }) as Result);
  },
};

/** Throws when the state was changed on its way. */
async function roundOf(context: ServerContext): Promise<number> {
  const given = context.mcpReq.requestState<string>();
  return typeof given === 'string' ? (await state.verify(given, context)).round : 0;
}

export const inputRequiredPrompt: Fixture = (context) =>
  answered(context, 'topic')
    ? { messages: [{ role: 'user', content: text('Answered.') }] }
    : (inputRequired({ inputRequests: { topic: ask('Which topic?', 'topic') } }) as Result);
