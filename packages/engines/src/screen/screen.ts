import type { AskContext, EngineAdapter, EngineSetting } from '../adapter.ts';
import { askBrightData, type BrightDataScreen, probeBrightData } from '../bright-data/index.ts';
import { askCloro, type CloroScreen, probeCloro } from '../cloro/index.ts';
import { askChat, type ChatScreen, probeDataForSeo } from '../dataforseo/index.ts';
import { EngineError } from '../error.ts';
import { dataForSeoSettings } from '../wire/provider.ts';
import { brightDataSettings, cloroSettings, type ScreenProvider, screenProviderOf } from './provider.ts';

/** A product's own page, and how each provider that reads it names it. */
export interface Screen {
  id: string;
  label: string;
  dataForSeo?: ChatScreen;
  brightData?: BrightDataScreen;
  cloro?: CloroScreen;
  optIn?: EngineAdapter['optIn'];
}

/** The engine of a screen. It is a surface of its own: an API of the same product answers otherwise. */
export function readScreen({ id, label, dataForSeo, brightData, cloro, optIn }: Screen): EngineAdapter {
  const providers: [ScreenProvider, EngineSetting[]][] = [
    ...(dataForSeo ? [['dataforseo', dataForSeoSettings()] as [ScreenProvider, EngineSetting[]]] : []),
    ...(brightData ? [['bright-data', brightDataSettings] as [ScreenProvider, EngineSetting[]]] : []),
    ...(cloro ? [['cloro', cloroSettings] as [ScreenProvider, EngineSetting[]]] : []),
  ];
  const providerOf = ({ credential }: AskContext): ScreenProvider =>
    screenProviderOf(
      credential,
      providers.map(([name]) => name),
    );
  return {
    id,
    label,
    surface: 'ui',
    defaultModel: null,
    defaultBaseUrl: null,
    settings: providers.flatMap(([, settings]) => settings),
    ...(optIn && { optIn }),
    localeSupport: {
      country: true,
      language: false,
      city: false,
      region: dataForSeo !== undefined || cloro !== undefined,
    },
    personaSupport: false,
    ask(question, context) {
      const provider = providerOf(context);
      // An answer for the whole country would pass for one of the region.
      if (question.locale.region && provider === 'bright-data')
        throw new EngineError('invalid', 'Bright Data takes no region', {
          code: 'unsupported_region',
        });
      if (provider === 'dataforseo' && dataForSeo) return askChat(dataForSeo, question, context);
      if (provider === 'bright-data' && brightData) return askBrightData(brightData, question, context);
      if (cloro) return askCloro(cloro, question, context);
      throw new Error(`${id} has no provider ${provider}`);
    },
    probe(context) {
      const provider = providerOf(context);
      if (provider === 'dataforseo') return probeDataForSeo(context);
      return provider === 'bright-data' && brightData
        ? probeBrightData(context, brightData.dataset)
        : probeCloro(context);
    },
  };
}
