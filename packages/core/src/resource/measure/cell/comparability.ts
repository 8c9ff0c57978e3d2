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

const list = (values: readonly (string | number)[]): string => values.join(', ') || 'none';
const asker = (personas: readonly string[]): string =>
  list(personas.map((id) => id || 'nobody in particular'));
const differ = (a: readonly (string | number)[], b: readonly (string | number)[]): boolean =>
  a.length !== b.length || a.some((value) => !b.includes(value));

/** Other differences between a point and the one before it, so that a step between them may not be the brand's. */
export function breaksBetween(before: Markers, after: Markers): Break[] {
  const breaks: Break[] = [];
  if (differ(before.engines, after.engines))
    breaks.push({
      kind: 'engines_changed',
      detail: `Engines: ${list(after.engines)}; before: ${list(before.engines)}.`,
    });
  const models = after.models.filter((name) => !before.models.includes(name));
  const gone = before.models.filter((name) => !after.models.includes(name));
  if (models.length > 0 && gone.length > 0)
    breaks.push({ kind: 'engine_model_changed', detail: `Now ${list(models)}; before ${list(gone)}.` });
  const shared = after.prompts.filter((prompt) => before.prompts.includes(prompt)).length;
  if (shared < after.prompts.length || shared < before.prompts.length)
    breaks.push({
      kind: 'prompts_changed',
      detail: `${shared} of ${after.prompts.length} prompts were asked before, of ${before.prompts.length} then.`,
    });
  if (differ(before.identities, after.identities))
    breaks.push({
      kind: 'identity_changed',
      detail: `Names and domains of version ${list(after.identities)}; before: ${list(before.identities)}.`,
    });
  if (differ(before.detectors, after.detectors))
    breaks.push({
      kind: 'detector_changed',
      detail: `Read by detector ${list(after.detectors)}; before: ${list(before.detectors)}.`,
    });
  if (differ(before.locales, after.locales))
    breaks.push({
      kind: 'locale_changed',
      detail: `Locale ${list(after.locales)}; before: ${list(before.locales)}.`,
    });
  if (differ(before.personas, after.personas))
    breaks.push({
      kind: 'persona_changed',
      detail: `Asked as ${asker(after.personas)}; before: as ${asker(before.personas)}.`,
    });
  return breaks;
}
