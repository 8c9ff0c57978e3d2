import { upper } from '../../client/gen/model.ts';

const initialisms = new Set('Id Url Urls Ids Api Http Html Json Csv Ip Utc Sql Ui'.split(' '));
const plurals: Record<string, string> = { Urls: 'URLs', Ids: 'IDs' };
/** `projectId` is `ProjectID`. */
export function exported(name: string): string {
  const words = upper(name)
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .map(upper);
  return words.map((word) => plurals[word] ?? (initialisms.has(word) ? word.toUpperCase() : word)).join('');
}
const keywords = new Set(
  'break case chan const continue default defer else fallthrough for func go goto if import interface map package range return select struct switch type var'.split(
    ' ',
  ),
);
/** `projectId` is `projectID`. */
export const unexported = (name: string): string => {
  const [first = '', ...rest] = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').split(' ');
  const word = first.toLowerCase() + rest.map((one) => exported(one)).join('');
  return keywords.has(word) ? `${word}_` : word;
};
