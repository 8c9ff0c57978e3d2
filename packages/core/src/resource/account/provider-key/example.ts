import { type MakeExample, nothing, withBody } from '../../../kernel/index.ts';

const secret = 'sk-of-the-workspace';
const ofEngine: MakeExample = async () => ({ params: { engineId: 'openai' } });

export const providerKeyExamples = {
  list_provider_keys: nothing,
  set_provider_key: withBody(ofEngine, { secret }),
  delete_provider_key: (async (caller) => {
    const params = { engineId: 'openai' };
    await caller.use('set_provider_key', { params, body: { secret } });
    return { params };
  }) satisfies MakeExample,
};
