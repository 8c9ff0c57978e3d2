import type { Methodology } from '@svc/contract/read/methodology';
import { detectorVersion } from '@svc/detection';
import { currentMethod } from '@svc/scoring';
import type { RunContext } from '../../../environment/index.ts';
import { said, sentenceIn } from '../../../i18n/index.ts';
import { currentModel } from '../../measure/predictor/index.ts';
import { german } from './sheet/german/index.ts';
import { saidSheet } from './sheet/told.ts';

export async function getMethodology({ db, engines: known, workspace }: RunContext): Promise<Methodology> {
  const engines = known
    .list(workspace.mode)
    .map(({ id, label, surface, model, state }) => ({ id, label, surface, model, state }));
  const { model } = await currentModel(db, workspace.mode);
  // The badge says what stands behind it here and now, not what may do so one day.
  const sheet = saidSheet();
  const provenance = sheet.provenance.map((one) =>
    one.badge === 'predicted'
      ? {
          ...one,
          meaning: said({
            en: `${one.meaning} The predictor now: ${model.label}.`,
            de: `${german.provenance.predicted} Das Vorhersagemodell derzeit: ${sentenceIn(model.label, 'de')}.`,
          }),
        }
      : one,
  );
  return {
    ...sheet,
    provenance,
    versions: { method: currentMethod.id, detector: detectorVersion },
    engines,
  };
}
