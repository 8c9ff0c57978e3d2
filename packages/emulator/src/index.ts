export type { Block, Sentence } from './answer/answer.ts';
export type { Page } from './answer/page.ts';
export { type Stance, stanceIn } from './answer/reading.ts';
export { ConfigError, type EmulatorConfig, type Settings } from './config.ts';
export { type Emulator, startEmulator } from './emulator.ts';
export { ENGINES, type EngineId, emulatorBaseUrls } from './engine.ts';
export { type Latency, latencyOf } from './fault/latency.ts';
export type { WriteAnswer, WrittenAnswer } from './state.ts';
export type { DrawRecord, EngineStats, RequestRecord, Stats } from './stats.ts';
export type { Shape } from './truth/beta.ts';
export { type Brand, DEFAULT_BRANDS } from './truth/brand.ts';
export type { Draw } from './truth/draw.ts';
export {
  type BrandTruth,
  createMarket,
  type Market,
  type MarketOptions,
  type PresenceShares,
  type TrapRates,
  type TruthOverride,
} from './truth/market.ts';
export { normalOf, pick, type RandomSource, randomFrom } from './truth/random.ts';
