import { expect, it } from 'vitest';
import { listEngineAdapters } from '../src/registry.ts';
import { fakeEngine, question } from './fake-engine.ts';

const persona = 'The person who asks is a nurse of 24.';

it.each(listEngineAdapters().map((adapter) => [adapter.id, adapter] as const))(
  '%s is told of the asker exactly what it says that it takes',
  async (_, adapter) => {
    const { context, requests } = fakeEngine([{ body: {} }], { baseUrl: 'http://127.0.0.1:9/v1' });
    const locale = { country: 'DE', language: 'de', city: 'Lübeck' };
    const inRegion = { country: 'US', language: 'en', region: 'US-CA' };
    const asked = { ...question, locale, persona, model: question.model ?? 'model' };
    // The answer is no answer of any engine: only the request counts.
    await adapter.ask(asked, context).catch(() => {});
    const sent = JSON.stringify(requests[0]);
    expect(requests).not.toHaveLength(0);
    expect(sent.includes(persona)).toBe(adapter.personaSupport);
    expect(sent.includes('Lübeck')).toBe(adapter.localeSupport.city);
    const regional = fakeEngine([{ body: {} }], {
      ...{ baseUrl: 'http://127.0.0.1:9/v1', secret: 'sk_live_abc' },
    });
    await adapter.ask({ ...asked, locale: inRegion }, regional.context).catch(() => {});
    expect(/California|"state":"CA"/.test(JSON.stringify(regional.requests))).toBe(
      adapter.localeSupport.region,
    );
    const bare = fakeEngine([{ body: {} }], { baseUrl: 'http://127.0.0.1:9/v1' });
    await adapter.ask({ ...asked, persona: null }, bare.context).catch(() => {});
    expect(JSON.stringify(bare.requests[0])).not.toMatch(/instructions|"system|systemInstruction/);
  },
);
