import { ServiceError } from '@svc/core/kernel';

/** Far more than any operation takes. */
export const mostOfBody = { values: 100_000, levels: 60, fieldsOfOne: 2_000 } as const;

const quote = '"'.charCodeAt(0);
const backslash = '\\'.charCodeAt(0);
const colon = ':'.charCodeAt(0);
const comma = ','.charCodeAt(0);
const opening = new Set([...'[{'].map((sign) => sign.charCodeAt(0)));
const closing = new Set([...']}'].map((sign) => sign.charCodeAt(0)));

/**
 * Refuses JSON of so many fields or values, or so deep, that parsing it would hold up everybody else. It counts signs
 * in the text: parsing 70,000 fields costs ten times as much. Whether it is JSON the parser says. Throws malformed.
 */
export function assertSimple(text: string): void {
  let values = 0;
  /** Fields of each object that is open, the outermost first. */
  const open: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === quote) at = endOfString(text, at);
    else if (sign === colon) {
      const fields = (open.pop() ?? 0) + 1;
      if (fields > mostOfBody.fieldsOfOne)
        throw tooMuch(`more than ${mostOfBody.fieldsOfOne} fields in one object`);
      open.push(fields);
    } else if (sign === comma) values += 1;
    else if (opening.has(sign)) {
      values += 1;
      if (open.push(0) > mostOfBody.levels) throw tooMuch(`more than ${mostOfBody.levels} levels`);
    } else if (closing.has(sign)) open.pop();
    if (values > mostOfBody.values) throw tooMuch(`more than ${mostOfBody.values} values`);
  }
}

/** The end of the string that begins here; beyond the text when it has no end. */
function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === backslash) at += 1;
    else if (sign === quote) return at;
  }
  return text.length;
}

const tooMuch = (what: string) =>
  new ServiceError('malformed', `The body has ${what}. No operation accepts that much.`);
