import { expect, test } from 'vitest';
import { assertEngineSettings } from './check-settings.ts';

test.each([
  ['OPENAI_BASE_URL', 'nonsense'],
  ['OPENAI_BASE_URL', 'ftp://example.com'],
  ['MISTRAL_BASE_URL', 'https://me:sesame-77@example.com'],
  ['OPENAI_API_KEY', 'sk-two words'],
  ['OPENAI_API_KEY', 'sk-line\nbreak'],
  ['OPENAI_MODEL', 'gpt\u00a05'],
])('%s=%j is refused at the start, by name and without its value', (name, value) => {
  const refuse = () => assertEngineSettings({ [name]: value });
  expect(refuse).toThrow(name);
  try {
    refuse();
  } catch (error) {
    expect(String(error)).not.toContain(value);
  }
});

test('what works is taken, and empty is not set', () => {
  assertEngineSettings({
    OPENAI_API_KEY: 'sk-1 ',
    OPENAI_BASE_URL: 'https://gateway.example/v1',
    MISTRAL_BASE_URL: '',
    XAI_BASE_URL: undefined,
  });
});
