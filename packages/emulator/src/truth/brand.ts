import type { Shape } from './beta.ts';

export interface Brand {
  /** As answers write it. Unique in its market. */
  name: string;
  /** Other names by which readers may know the brand; answers use only `name`. */
  aliases: string[];
  /** Registrable domain of the brand's site, lower case. */
  domain: string;
  /** Beta distribution of the brand's presence over prompts; the market's own when missing. */
  shape?: Shape | undefined;
  /** Weight in the order of naming: twice the weight, twice as likely to come first of two. Default 1. */
  prominence?: number | undefined;
}

/** A fictional market: cash registers and ordering for cafés. Names carry an accent, an apostrophe, a two-word name. */
export const DEFAULT_BRANDS: Brand[] = [
  {
    name: 'Tillwise',
    aliases: [],
    domain: 'tillwise.example',
    shape: { alpha: 2, beta: 3 },
    prominence: 2.5,
  },
  {
    name: 'Nordkasse',
    aliases: [],
    domain: 'nordkasse.example',
    shape: { alpha: 0.5, beta: 0.3 },
    prominence: 2,
  },
  {
    name: 'Brightcup POS',
    aliases: ['Brightcup'],
    domain: 'brightcup.example',
    shape: { alpha: 0.3, beta: 0.5 },
    prominence: 1.4,
  },
  {
    name: 'Café Comptoir',
    aliases: [],
    domain: 'comptoir.example',
    shape: { alpha: 1, beta: 2 },
    prominence: 1,
  },
  {
    name: "O'Hara Register",
    aliases: [],
    domain: 'ohararegister.example',
    shape: { alpha: 0.1, beta: 0.35 },
    prominence: 0.8,
  },
  {
    name: 'Kopihub',
    aliases: [],
    domain: 'kopihub.example',
    shape: { alpha: 0.05, beta: 0.6 },
    prominence: 0.6,
  },
];

/** Companies that no market may contain: named in answers beside the brands, part of no truth. */
export const OUTSIDERS = [
  'Contoso Desk',
  'Fabrikam One',
  'Northwind Counter',
  'Adventure Registers',
  'Proseware Order',
];
