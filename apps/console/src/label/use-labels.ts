import { hasLabel, type LabelKind, labelOf, operationLabels } from '@svc/contract/label';
import { useMemo } from 'react';
import { useWording } from '../text/index.ts';

/** An id without a word of its own: at least not as a machine writes it. */
export const plain = (id: string): string => {
  const words = id.replaceAll(/[_+-]+/g, ' ').trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};

const phrases = {
  en: {
    see: (what: string) => `see ${what}`,
    change: (what: string) => `change ${what}`,
    rules: (version: string) => `our rules (version ${version})`,
    days: (days: number) =>
      days < 0.5
        ? 'a few hours'
        : days < 1
          ? 'half a day'
          : days === 1
            ? 'about a day'
            : `about ${days} days`,
  },
  de: {
    see: (what: string) => `${what} sehen`,
    change: (what: string) => `${what} ändern`,
    rules: (version: string) => `unseren Regeln (Version ${version})`,
    days: (days: number) =>
      days < 0.5
        ? 'einige Stunden'
        : days < 1
          ? 'ein halber Tag'
          : days === 1
            ? 'etwa ein Tag'
            : `etwa ${days} Tage`,
  },
} as const;

/** The words for ids, in the reader’s language. Nothing from the API is printed as it is called there. */
export function useLabels() {
  const { language, disguise } = useWording();
  return useMemo(() => {
    const regions = new Intl.DisplayNames(language, { type: 'region' });
    const languages = new Intl.DisplayNames(language, { type: 'language' });
    const { see, change, days, rules } = disguise(phrases[language]);
    const known = (kind: LabelKind, id: string): string | undefined =>
      hasLabel(kind, id) ? disguise(labelOf(kind, id, language)) : undefined;
    const of = (kind: LabelKind) => (id: string) => known(kind, id) ?? plain(id);
    // Makers’ names are the same in every language, and some are spelt like their ids.
    const engine = (id: string): string =>
      id === 'sandbox' || id === 'openai-compatible'
        ? of('surfaceHeading')(id)
        : (known('engine', id) ?? plain(id));
    return {
      engine,
      /** A surface with one engine bears the engine’s name. */
      surface: (id: string, engines: readonly string[] = []) =>
        engines.length === 1 && engines[0] !== undefined ? engine(engines[0]) : of('surfaceHeading')(id),
      answersOf: (id: string, engines: readonly string[] = []) =>
        (engines.length === 1 && engines[0] !== undefined ? known('answersOf', engines[0]) : undefined) ??
        of('answersOf')(id),
      intent: of('intent'),
      stage: of('stage'),
      status: of('status'),
      label: of('figure'),
      provenance: of('provenance'),
      outcome: of('outcome'),
      source: of('site'),
      sources: of('siteHeading'),
      /** What an operation that may need approval does, at the head of a line. */
      operation: (id: keyof typeof operationLabels): string => {
        const name = disguise(operationLabels[id][language]);
        return name.charAt(0).toUpperCase() + name.slice(1);
      },
      effortDays: days,
      /** Who read tone and claims: an engine by its name, or the rules of this service. */
      reader: (name: string): string => {
        const [, version] = /^rules (.+)$/.exec(name) ?? [];
        return version === undefined ? name : rules(version);
      },
      /** “start scans”, “see reports”: what a right allows. */
      scope: (id: string): string => {
        const [subject = '', act] = id.split(':');
        const what = of('subject')(subject);
        return known('right', id) ?? (act === 'write' ? change(what) : see(what));
      },
      country: (code: string) => regions.of(code.toUpperCase()) ?? code,
      language: (code: string) => languages.of(code) ?? code,
    };
  }, [language, disguise]);
}
