import type { EngineId } from '../engine.ts';
import { emulatorBaseUrls } from '../engine.ts';
import { type CallResult, call } from './call.ts';

/** A client's request to each vendor for one question with search, with base URLs of the emulator. */
export function askEngine(
  origin: string,
  engine: EngineId,
  prompt: string,
  headers: Record<string, string> = {},
): Promise<CallResult> {
  const base = emulatorBaseUrls(origin)[engine];
  const basic = { authorization: `Basic ${Buffer.from('login:password').toString('base64')}`, ...headers };
  switch (engine) {
    case 'openai':
    case 'xai':
      return call(`${base}/responses`, {
        key: 'key',
        headers,
        body: {
          model: 'gpt-6-luna',
          input: prompt,
          tools: [{ type: 'web_search' }],
          include: ['web_search_call.action.sources'],
          store: false,
        },
      });
    case 'anthropic':
    case 'deepseek':
      return call(`${base}${engine === 'deepseek' ? '/anthropic' : ''}/v1/messages`, {
        headers: { 'x-api-key': 'key', 'anthropic-version': '2023-06-01', ...headers },
        body: {
          model: 'claude-haiku-5-5',
          max_tokens: 4096,
          messages: [{ role: 'user', content: prompt }],
          tools: [{ type: 'web_search_20250305', name: 'web_search', max_uses: 5 }],
        },
      });
    case 'gemini':
      return call(`${base}/v1beta/models/gemini-3.8-flash:generateContent`, {
        headers: { 'x-goog-api-key': 'key', ...headers },
        body: { contents: [{ role: 'user', parts: [{ text: prompt }] }], tools: [{ google_search: {} }] },
      });
    case 'perplexity':
      return call(`${base}/v1/agent`, {
        key: 'key',
        headers,
        body: { preset: 'fast', input: prompt, store: false },
      });
    case 'mistral':
      return call(`${base}/v1/conversations`, {
        key: 'key',
        headers,
        body: {
          model: 'mistral-medium-latest',
          inputs: prompt,
          tools: [{ type: 'web_search' }],
          store: false,
        },
      });
    case 'openrouter':
      return call(`${base}/chat/completions`, {
        key: 'key',
        headers,
        body: {
          model: 'openai/gpt-6.2-sol',
          messages: [{ role: 'user', content: prompt }],
          tools: [{ type: 'openrouter:web_search', parameters: { engine: 'native' } }],
        },
      });
    case 'openai-compatible':
      return call(`${base}/chat/completions`, {
        headers,
        body: { model: 'qwen3:8b', messages: [{ role: 'user', content: prompt }] },
      });
    case 'google-ai-mode':
      return call(`${base}/search.json?engine=google_ai_mode&api_key=key&q=${encodeURIComponent(prompt)}`, {
        headers,
      });
    case 'google-ai-overview':
      return call(`${base}/v3/serp/google/organic/live/advanced`, {
        headers: basic,
        body: [{ keyword: prompt, location_code: 2840, language_code: 'en', load_async_ai_overview: true }],
      });
    case 'perplexity-ui':
    case 'copilot-ui':
      return call(
        `${base}/datasets/v3/scrape?dataset_id=${engine === 'copilot-ui' ? 'gd_m7di5jy6s9geokz8w' : 'gd_m7dhdot1vw9a7gc1n'}&format=json`,
        { key: 'key', headers, body: [{ prompt, country: 'US', index: 1 }] },
      );
    case 'gemini-ui':
    case 'chatgpt-ui':
      return call(
        `${base}/v3/ai_optimization/${engine === 'gemini-ui' ? 'gemini' : 'chat_gpt'}/llm_scraper/live/advanced`,
        {
          headers: basic,
          body: [{ keyword: prompt, location_code: 2840, language_code: 'en', force_web_search: true }],
        },
      );
  }
}
