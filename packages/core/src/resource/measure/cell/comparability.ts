import { type Message, say } from '../../../i18n/index.ts';
import type { Markers } from './markers.ts';

export interface Break {
  kind:
    | 'engines_changed'
    | 'engine_model_changed'
    | 'prompts_changed'
    | 'identity_changed'
    | 'detector_changed'
    | 'locale_changed'
    | 'persona_changed';
  detail: string;
}

const differ = (a: readonly (string | number)[], b: readonly (string | number)[]): boolean =>
  a.length !== b.length || a.some((value) => !b.includes(value));

/** Other differences between a point and the one before it, so that a step between them may not be the brand's. */
export function breaksBetween(before: Markers, after: Markers): Break[] {
  const breaks: Break[] = [];
  const add = (kind: Break['kind'], message: Message) => breaks.push({ kind, detail: say(message) });
  if (differ(before.engines, after.engines))
    add('engines_changed', {
      id: 'series.engines',
      values: { now: after.engines, before: before.engines },
    });
  const models = after.models.filter((name) => !before.models.includes(name));
  const gone = before.models.filter((name) => !after.models.includes(name));
  if (models.length > 0 && gone.length > 0)
    add('engine_model_changed', { id: 'series.models', values: { now: models, before: gone } });
  const shared = after.prompts.filter((prompt) => before.prompts.includes(prompt)).length;
  const [now, then] = [after.prompts.length, before.prompts.length];
  if (shared < now || shared < then)
    add('prompts_changed', { id: 'series.prompts', values: { shared, now, before: then } });
  if (differ(before.identities, after.identities))
    add('identity_changed', {
      id: 'series.names',
      values: { now: after.identities, before: before.identities },
    });
  if (differ(before.detectors, after.detectors))
    add('detector_changed', {
      id: 'series.detector',
      values: { now: after.detectors, before: before.detectors },
    });
  if (differ(before.locales, after.locales))
    add('locale_changed', {
      id: 'series.locale',
      values: { now: after.locales, before: before.locales },
    });
  if (differ(before.personas, after.personas))
    add('persona_changed', {
      id: 'series.persona',
      values: { now: after.personas, before: before.personas },
    });
  return breaks;
}
