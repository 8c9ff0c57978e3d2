import { useMemo } from 'react';
import { useWording } from '../text/index.ts';
import { countries, languages } from './place-names.ts';

interface Props {
  label: string;
  name: string;
  value: string | null;
  /** Said where none is chosen; left out: one has to be. */
  none?: string;
}

export const CountryChoice = (props: Props) => <Named {...props} places={countries} />;
export const LanguageChoice = (props: Props) => <Named {...props} places={languages} />;

/** Chosen by its name, in the order of the reader’s language; what is set stays, also where this list lacks it. */
function Named({ label, name, value, none, places }: Props & { places: typeof countries }) {
  const { language, disguise } = useWording();
  const options = useMemo(() => {
    const named = places(language).map(({ code, name }) => ({ code, label: disguise(name) }));
    const known = value === null || named.some(({ code }) => code === value);
    return known ? named : [...named, { code: value, label: value }];
  }, [language, disguise, places, value]);
  return (
    <label>
      {label}
      <select name={name} defaultValue={value ?? ''}>
        {none !== undefined && <option value="">{none}</option>}
        {options.map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
