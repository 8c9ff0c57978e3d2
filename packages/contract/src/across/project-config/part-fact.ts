import type { z } from 'zod';
import { SetFactSheet } from '../../read/fact-sheet/schema.ts';

export const ConfigFacts = SetFactSheet.shape.facts;
export type ConfigFacts = z.output<typeof ConfigFacts>;
