import { say } from '../../../i18n/index.ts';

/** The values that a project's cells have, for filters: an answer to “it matches nothing” is what there is. */
export interface Dimensions {
  engines: string[];
  surfaces: string[];
  intents: string[];
  topics: string[];
  languages: string[];
  countries: string[];
  personas: string[];
  /** When the first and the last scan were asked for; empty where there are none. */
  span: string[];
}

/** One sentence for a filter that matches nothing: says which values exist. */
export function sayWhatExists({ span, ...found }: Dimensions): string {
  const parts = Object.entries(found).flatMap(([name, values]: [string, string[]]) =>
    values.length > 0 ? [`${name} ${values.slice(0, 12).join(', ')}${values.length > 12 ? ', …' : ''}`] : [],
  );
  return parts.length > 0
    ? say({ id: 'span.measured', values: { parts, span } })
    : 'The project has no finished scan yet. Start one.';
}
