import { useMemo } from 'react';
import { useWording } from '../text/index.ts';
import { engineNames, labelWords } from './labels.ts';

/** An id without a word of its own: at least not as a machine writes it. */
export const plain = (id: string): string => {
  const words = id.replaceAll(/[_+-]+/g, ' ').trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};

/** The words for ids, in the reader’s language. Nothing from the API is printed as it is called there. */
export function useLabels() {
  const { language, disguise } = useWording();
  return useMemo(() => {
    const words = disguise(labelWords[language]);
    const regions = new Intl.DisplayNames(language, { type: 'region' });
    const languages = new Intl.DisplayNames(language, { type: 'language' });
    const of = (table: Readonly<Record<string, string>>) => (id: string) => table[id] ?? plain(id);
    const engine = (id: string): string =>
      engineNames[id] ?? (id === 'sandbox' ? (words.surface.sandbox ?? id) : plain(id));
    return {
      engine,
      /** A surface with one engine bears the engine’s name. */
      surface: (id: string, engines: readonly string[] = []) =>
        engines.length === 1 && engines[0] !== undefined ? engine(engines[0]) : of(words.surface)(id),
      answersOf: (id: string, engines: readonly string[] = []) =>
        (engines.length === 1 && engines[0] !== undefined ? words.answersOf[engines[0]] : undefined) ??
        of(words.answersOf)(id),
      intent: of(words.intent),
      stage: of(words.stage),
      status: of(words.status),
      label: of(words.label),
      provenance: of(words.provenance),
      outcome: of(words.outcome),
      source: of(words.source),
      effortDays: words.effortDays,
      /** “start scans”, “see reports”: what a right allows. */
      scope: (id: string): string => {
        const [subject = '', act] = id.split(':');
        const what = words.subject[subject] ?? plain(subject);
        return words.scope[id] ?? (act === 'write' ? words.changeIt(what) : words.see(what));
      },
      country: (code: string) => regions.of(code.toUpperCase()) ?? code,
      language: (code: string) => languages.of(code) ?? code,
    };
  }, [language, disguise]);
}
