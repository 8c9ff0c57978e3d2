export interface PromptArgument {
  name: string;
  description: string;
  required: boolean;
  /** What a person's words mean, as the text of the prompt has it; null: they say something else. Left out: they stay. */
  read?: (words: string) => string | null;
}

/** A way to begin that a person picks by hand; it names the tools to use, in order. */
export interface Prompt {
  name: string;
  title: string;
  description: string;
  arguments: readonly PromptArgument[];
  text: (given: Readonly<Record<string, string>>) => string;
}

export const project: PromptArgument = { name: 'project', description: 'Name or id.', required: true };
export const find = (given: Readonly<Record<string, string>>): string =>
  `Find the project “${given.project}” with svc.list_projects.`;
export const honest =
  'Give every figure with its 95% interval, its counts and its badge (live, cached, predicted). Call a change or a lead real only where a test says so, and say what is too thin to tell.';

/** The one positive number in “500 credits” or “1,000”; null: there is none, or several. */
function numberIn(words: string): number | null {
  const [only, ...others] = words.match(/-?\d[\d.,]*/g) ?? [];
  if (only === undefined || others.length > 0) return null;
  const plain = only.replace(/[.,]$/, '').replaceAll(/,(?=\d{3}(?:\D|$))/g, '');
  const number = Number(plain.replace(',', '.'));
  return number > 0 ? number : null;
}

/** A whole number, as in “30 days”. */
export function readWhole(words: string): string | null {
  const number = numberIn(words);
  return number !== null && Number.isInteger(number) ? String(number) : null;
}

/** “60”, “60%” and “0.6” are all the share 0.6. */
export function readShare(words: string): string | null {
  const number = numberIn(words);
  if (number === null) return null;
  const share = number < 1 && !/%|percent/i.test(words) ? number : number / 100;
  return share <= 1 ? String(Number(share.toFixed(4))) : null;
}

/** A day of the calendar as YYYY-MM-DD. */
export function readDay(words: string): string | null {
  const [day, ...others] = words.match(/\b\d{4}-\d{2}-\d{2}\b/g) ?? [];
  if (day === undefined || others.length > 0) return null;
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day ? null : day;
}
