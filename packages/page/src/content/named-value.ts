import type { PageDocument } from './document.ts';
import { tidy } from './document.ts';

const mostRows = 500;
const mostTerms = 100;
const longest = 80;

/** Names with their values in tables and definition lists: “Weight: 310 g”, of a table of plans “Users: 5 | 50 | 200”. */
export function namedValues({ $ }: PageDocument): string[] {
  const found: string[] = [];
  for (const row of $('table tr').toArray().slice(0, mostRows)) {
    const cells = $(row).children('th, td').toArray();
    // A row of names alone is the table's head.
    if (cells.every(({ name }) => name === 'th')) continue;
    const [name = '', ...values] = cells.map((cell) => tidy($(cell).text()));
    const given = values.filter(Boolean);
    if (name && given.length > 0 && [name, ...given].every((text) => text.length < longest))
      found.push(`${name}: ${given.join(' | ')}`);
  }
  for (const term of $('dl dt').toArray().slice(0, mostTerms)) {
    const name = tidy($(term).text());
    const value = tidy($(term).next('dd').text());
    if (name && value && value.length < longest && !name.endsWith('?')) found.push(`${name}: ${value}`);
  }
  return found;
}
