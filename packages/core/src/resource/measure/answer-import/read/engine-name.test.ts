import { expect, test } from 'vitest';
import { engineNamed } from './engine-name.ts';

test('a name is the engine that it means, read from a screen or not', () => {
  expect(engineNamed('ChatGPT', false)).toMatchObject({ id: 'chatgpt-ui', known: true });
  expect(engineNamed('google_ai overview', false)).toMatchObject({ id: 'google-ai-overview' });
  expect(engineNamed('gemini', true)).toMatchObject({ id: 'gemini-ui' });
  expect(engineNamed('!', false)).toBeNull();
});

test.each(['constructor', 'toString', '__proto__'])(
  'an engine may be called “%s”, as a property that every object has',
  (name) => {
    for (const screen of [true, false]) expect(engineNamed(name, screen)).toMatchObject({ known: false });
  },
);
