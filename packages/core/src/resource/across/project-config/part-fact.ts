import { isDeepStrictEqual } from 'node:util';
import type { ConfigFacts } from '@svc/contract/across/project-config';
import { factSheetOperations } from '@svc/contract/read/fact-sheet';
import type { Context } from '../../../kernel/index.ts';
import { findFactSheet, setFactSheet } from '../../read/fact-sheet/index.ts';
import { type ConfigPart, ruleOf } from './part.ts';

const read = async (context: Context, projectId: string): Promise<ConfigFacts> =>
  (await findFactSheet(context, projectId))?.facts ?? [];

/** The whole sheet is set at once. */
export const factPart: ConfigPart<ConfigFacts> = {
  reads: ruleOf(factSheetOperations, 'get_claim_accuracy'),
  writes: ruleOf(factSheetOperations, 'set_fact_sheet'),
  read,
  async apply(context, projectId, facts) {
    if (!isDeepStrictEqual(await read(context, projectId), facts))
      await setFactSheet(context, { projectId, facts });
  },
  prune: async () => {},
};
