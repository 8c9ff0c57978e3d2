import type { EngineAdapter } from '../adapter.ts';
import { probeBrightData } from '../bright-data/index.ts';
import { probeDataForSeo } from '../dataforseo/index.ts';
import { dataForSeoSettings, isDataForSeo } from '../wire/provider.ts';
import { askBrightData, chatGptDataset } from './bright-data.ts';
import { askDataForSeo } from './dataforseo.ts';

/** ChatGPT as its web page answers, read by DataForSEO's or Bright Data's scraper. */
export const chatgptUi: EngineAdapter = {
  id: 'chatgpt-ui',
  label: 'ChatGPT web page',
  surface: 'ui',
  defaultModel: null,
  defaultBaseUrl: null,
  settings: [
    ...dataForSeoSettings(),
    {
      env: 'BRIGHTDATA_API_KEY',
      role: 'secret',
      required: true,
      provider: 'bright-data',
      description: 'API key of brightdata.com with access to its ChatGPT scraper',
    },
    {
      env: 'BRIGHTDATA_BASE_URL',
      role: 'baseUrl',
      required: false,
      provider: 'bright-data',
      description: 'Replaces https://api.brightdata.com',
    },
  ],
  localeSupport: { country: true, language: false, city: false },
  personaSupport: false,
  ask: (question, context) =>
    isDataForSeo(context.credential) ? askDataForSeo(question, context) : askBrightData(question, context),
  probe: (context) =>
    isDataForSeo(context.credential) ? probeDataForSeo(context) : probeBrightData(context, chatGptDataset),
};
