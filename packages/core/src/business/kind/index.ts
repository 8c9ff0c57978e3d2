import type { Kind } from '../types.ts';
import { business } from './business.ts';
import { culture } from './culture.ts';
import { developer } from './developer.ts';
import { education } from './education.ts';
import { finance } from './finance.ts';
import { food } from './food.ts';
import { health } from './health.ts';
import { legal } from './legal.ts';
import { local } from './local.ts';
import { product } from './product.ts';
import { publicSector } from './public.ts';
import { software } from './software.ts';
import { trade } from './trade.ts';
import { travel } from './travel.ts';

/** Kinds of business that are known by name, in both languages. */
export const kinds: readonly Kind[] = [
  ...software,
  ...developer,
  ...product,
  ...food,
  ...travel,
  ...culture,
  ...health,
  ...legal,
  ...trade,
  ...finance,
  ...education,
  ...local,
  ...business,
  ...publicSector,
];
