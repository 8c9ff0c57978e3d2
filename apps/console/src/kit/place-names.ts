const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const pairs = letters.flatMap((one) => letters.map((other) => one + other));

interface Named {
  code: string;
  name: string;
}

/** Codes of two letters that the browser has a name for, by that name. */
function named(language: string, type: 'region' | 'language', codes: readonly string[]): Named[] {
  const names = new Intl.DisplayNames(language, { type, fallback: 'none' });
  return codes
    .flatMap((code) => {
      const name = names.of(code);
      return name === undefined ? [] : [{ code, name }];
    })
    .sort((one, other) => one.name.localeCompare(other.name, language));
}

/** A code that was replaced, as DD by DE, is not offered beside its successor. */
const current = (code: string): boolean => new Intl.Locale('und', { region: code }).region === code;

/** Not countries, though they have a code: the EU, the UN, the euro zone, unknown, pseudo-locales. */
const none = new Set(['EU', 'UN', 'EZ', 'ZZ', 'XA', 'XB', 'QO']);

export const countries = (language: string): Named[] =>
  named(
    language,
    'region',
    pairs.map((code) => code.toUpperCase()).filter((code) => !none.has(code) && current(code)),
  );

/** A code that another of two letters has replaced, as iw by he, would be the same language twice. */
const isOwn = (code: string): boolean => {
  const now = new Intl.Locale(code).language;
  return now === code || now.length !== code.length;
};

export const languages = (language: string): Named[] => named(language, 'language', pairs.filter(isOwn));
