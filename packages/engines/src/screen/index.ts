import { readScreen } from './screen.ts';

/** Pages of chat products, as a visitor without an account sees them. https://docs.cloro.dev, https://docs.brightdata.com */
export const screens = [
  readScreen({
    id: 'chatgpt-ui',
    label: 'ChatGPT web page',
    dataForSeo: 'chat_gpt',
    brightData: { dataset: 'gd_m7aof0k82r803d5bjm', page: 'https://chatgpt.com/' },
    cloro: 'CHATGPT',
  }),
  readScreen({
    id: 'gemini-ui',
    label: 'Gemini web page',
    dataForSeo: 'gemini',
    brightData: { dataset: 'gd_mbz66arm2mf9cu856y', page: 'https://gemini.google.com/' },
    cloro: 'GEMINI',
  }),
  readScreen({
    id: 'perplexity-ui',
    label: 'Perplexity web page',
    brightData: { dataset: 'gd_m7dhdot1vw9a7gc1n', page: 'https://www.perplexity.ai/' },
    cloro: 'PERPLEXITY',
  }),
  readScreen({
    id: 'copilot-ui',
    label: 'Microsoft Copilot web page',
    brightData: { dataset: 'gd_m7di5jy6s9geokz8w', page: 'https://copilot.microsoft.com/chats' },
    cloro: 'COPILOT',
  }),
  readScreen({
    id: 'grok-ui',
    label: 'Grok web page',
    cloro: 'GROK',
    optIn: {
      env: 'GROK_UI_OPT_IN',
      reason:
        'Grok turns away visitors without an account, so cloro and Bright Data have switched its page off: until they say otherwise every answer fails. xai asks its API',
    },
  }),
];
