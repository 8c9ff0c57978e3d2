import { ServiceError } from '@svc/core/kernel';

/** Far more than any operation takes. */
const mostValues = 100_000;
const mostDepth = 60;
/** Of one object: each unknown one is named by whoever validates. */
const mostKeys = 2_000;

/** JSON of so many values, or so deep, that looking at each would take long is refused at once. Throws malformed. */
export function assertSimple(body: unknown): void {
  let values = 0;
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > mostDepth) throw tooMuch(`more than ${mostDepth} levels`);
    const below: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      const inner = Array.isArray(value) ? value : Object.values(value);
      if (inner !== value && inner.length > mostKeys)
        throw tooMuch(`more than ${mostKeys} fields in one object`);
      values += inner.length;
      if (values > mostValues) throw tooMuch(`more than ${mostValues} values`);
      for (const one of inner) if (typeof one === 'object' && one !== null) below.push(one);
    }
    level = below;
  }
}

const tooMuch = (what: string) =>
  new ServiceError('malformed', `The body has ${what}. No operation takes as much.`);
