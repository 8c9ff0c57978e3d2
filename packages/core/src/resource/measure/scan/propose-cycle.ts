import type { ScanEstimate } from '@svc/contract/measure/scan';
import { expectPrecision, fewestInPart, type PanelGuess, type ScanDesign } from '@svc/scoring';
import { say } from '../../../i18n/index.ts';

/** Days of the cycle that is proposed: parts meet the same weekdays again. */
const parts = 7;

/**
 * The same set asked in seven parts, one a day and each question once, against asking all of it each day. null where a
 * part would have fewer than five questions, or where nothing would be saved.
 */
export function proposeCycle(
  design: Required<ScanDesign>,
  guess: PanelGuess,
  { credits, prompts }: { credits: number; prompts: number },
): ScanEstimate['cycle'] {
  if (design.prompts < fewestInPart * parts || credits === 0) return null;
  const creditsPerRun = Math.ceil(credits / design.samples / parts);
  const daily = expectPrecision(design, guess).market;
  const halfWidth = expectPrecision({ ...design, samples: 1 }, guess).market;
  const saved = 1 - creditsPerRun / credits;
  return {
    parts,
    promptsPerRun: Math.ceil(prompts / parts),
    creditsPerRun,
    marketHalfWidth: halfWidth,
    saved,
    sentence: say({
      id: 'cycle.saves',
      values: { credits, daily, parts, perRun: creditsPerRun, saved, width: halfWidth },
    }),
  };
}
