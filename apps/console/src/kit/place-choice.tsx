import { useMemo } from 'react';
import { useWording } from '../text/index.ts';

/** Countries by their two letters (ISO 3166-1), as `Intl` knows their names. */
const countries =
  'AD AE AL AM AR AT AU AZ BA BD BE BG BH BO BR BY CA CH CL CN CO CR CY CZ DE DK DO DZ EC EE EG ES ET FI FR GB GE GH GR GT HK HN HR HU ID IE IL IN IQ IR IS IT JM JO JP KE KH KR KW KZ LB LI LK LT LU LV MA MC MD ME MK MT MX MY MZ NG NI NL NO NP NZ OM PA PE PH PK PL PT PY QA RO RS RU RW SA SE SG SI SK SN SV TH TN TR TW TZ UA UG US UY UZ VE VN ZA ZM ZW'.split(
    ' ',
  );
const languages =
  'ar bg bn ca cs da de el en es et fa fi fr he hi hr hu id is it ja ko lt lv mk ms nb nl pl pt ro ru sk sl sq sr sv th tr uk ur vi zh'.split(
    ' ',
  );

interface Props {
  label: string;
  name: string;
  value: string | null;
  /** Said where none is chosen; left out: one has to be. */
  none?: string;
}

export const CountryChoice = (props: Props) => <Named {...props} type="region" codes={countries} />;
export const LanguageChoice = (props: Props) => <Named {...props} type="language" codes={languages} />;

/** Chosen by its name, in the order of the reader’s language; what is set stays, also where this list lacks it. */
function Named({
  label,
  name,
  value,
  none,
  type,
  codes,
}: Props & { type: 'region' | 'language'; codes: readonly string[] }) {
  const { language, disguise } = useWording();
  const options = useMemo(() => {
    const names = new Intl.DisplayNames(language, { type });
    const all = [...new Set([...codes, ...(value === null ? [] : [value])])];
    return all
      .map((code) => ({ code, label: disguise(names.of(code) ?? code) }))
      .sort((one, other) => one.label.localeCompare(other.label, language));
  }, [language, disguise, type, codes, value]);
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
