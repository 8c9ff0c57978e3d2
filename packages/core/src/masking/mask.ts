import parsePhoneNumber from 'libphonenumber-js/min';
// One by one, since the whole library takes 1 MB of memory. Their types know only `default` as the function.
import iban from 'validator/lib/isIBAN.js';
import luhn from 'validator/lib/isLuhnNumber.js';

const dots = (text: string): string => '•'.repeat(text.length);

/** Only the part before the @: the domain may be the brand's own, which answers are searched for. */
const mail = /[\p{L}\p{N}._%+-]{1,64}(?=@[\p{L}\p{N}-]{1,63}\.[\p{L}\p{N}.-]{2,190})/gu;
const account = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30}\b/g;
const card = /(?<![\w.,:/=&?#%+-])\d(?:[ -]?\d){12,18}(?![\w-]|\.\d)/g;
/** With a country code, an area code in brackets, or a leading zero and groups: years, prices and ids have none of these. */
const telephone =
  /(?<![\w.,:/=&?#%+-])(?:(?:\+|00)[1-9](?:[ ()./-]{0,2}\d){6,13}|\(\d{2,5}\)(?:[ ./-]{0,2}\d){5,9}|\d{3}-\d{3}-\d{4}|0\d{1,4}[ /-](?:[ /-]?\d){5,9})(?![\w%]|[.,-]\d)/g;

/**
 * Takes e-mail addresses, telephone, account (IBAN) and card numbers out of a text. As many dots stand in their place, so
 * that offsets into the text stay right. Account and card numbers count when their check digits do, international telephone numbers when their
 * length is possible in their country.
 */
export function maskPersonal(text: string): string {
  if (!/[@\d]/.test(text)) return text;
  return text
    .replace(mail, dots)
    .replace(account, (found) => (iban.default(found) ? dots(found) : found))
    .replace(card, (found) => (isCard(found) ? dots(found) : found))
    .replace(telephone, (found) => (isTelephone(found) ? dots(found) : found));
}

/** Masks the same in a body as an engine sent it. */
export function maskPersonalInBody(body: string): string {
  try {
    const masked = (_: string, value: unknown) => (typeof value === 'string' ? maskPersonal(value) : value);
    return JSON.stringify(JSON.parse(body, masked));
  } catch {
    return maskPersonal(body);
  }
}

/** A number with the code of a country has a length that this country has. Others have no country to be held to. */
function isTelephone(text: string): boolean {
  const [, international] = /^(?:\+|00)(.+)$/s.exec(text) ?? [];
  return international === undefined || parsePhoneNumber(`+${international}`)?.isPossible() === true;
}

/** ISO 7812: Luhn's sum. One digit alone, again and again, is no card. */
function isCard(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  return luhn.default(digits) && new Set(digits).size > 1;
}
