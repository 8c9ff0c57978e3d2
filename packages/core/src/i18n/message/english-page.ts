import type { Part, Say } from './values.ts';

interface ShutOut {
  crawler: string;
  engines: string[];
}
interface Rows {
  rows: number;
  all: number;
}

/** Pages that are read, and files of answers that are imported. */
export const page = {
  // search crawlers that a page is kept from
  'shut_out.all': ({ engines }: { engines: string[] }) =>
    `No search crawler of ${engines.join(', ')} gets the page.`,
  'shut_out.robots': ({ crawler, engines }: ShutOut) =>
    `robots.txt shuts out ${crawler}, the search crawler of ${engines.join(', ')}.`,
  'shut_out.do_robots': ({ crawler }: { crawler: string }) =>
    `Allow ${crawler} in robots.txt; training crawlers may stay shut out.`,
  'shut_out.gate': ({ crawler, engines }: ShutOut) =>
    `robots.txt shuts out ${crawler}: ${engines.join(', ')} then ${engines.length === 1 ? 'leaves' : 'leave'} the page out of answers that rest on a search.`,
  'shut_out.do_gate': ({ crawler, engines }: ShutOut) =>
    `Allow ${crawler} in robots.txt, if ${engines.join(', ')} ${engines.length === 1 ? 'is' : 'are'} to quote the page; that allows training, too.`,
  'shut_out.directive': ({ crawler, engines }: ShutOut) =>
    `A directive on the page tells ${crawler}, the search crawler of ${engines.join(', ')}, not to index it.`,
  'shut_out.do_directive': ({ crawler }: { crawler: string }) => `Remove noindex for ${crawler}.`,
  'shut_out.server': ({ crawler, engines }: ShutOut) =>
    `The server refuses ${crawler}, the search crawler of ${engines.join(', ')}.`,
  'shut_out.do_server': ({ crawler }: { crawler: string }) =>
    `Let ${crawler} through the firewall or content network.`,
  'shut_out.do_for_grade': ({ todo, grade }: { todo: Part; grade: string }, say: Say) =>
    `${say(todo)} Until then the grade is ${grade} at best.`,

  // why a page was not read
  'page.late': ({ seconds }: { seconds: number }) =>
    `The page took more than ${seconds} s to read. Give a simpler page.`,
  'page.kept_out': ({ agent, rule }: { agent: string; rule: string }) =>
    `The site’s robots.txt keeps ${agent} out (${rule}).`,
  'page.unreadable': ({ url, why }: { url: string; why: Part }, say: Say) =>
    `${url} could not be read: ${say(why)}`,
  'page.without_topic': ({ url }: { url: string }) =>
    `${url} does not say what it is about (no title, headings or text were found in its HTML). Give a page with text, or create a project with prompts.`,

  // rows of a file that are no answers
  'import.prompt_length': ({ most }: { most: number }) => `A prompt can have up to ${most} characters.`,
  'import.answer_length': ({ most }: { most: number }) => `An answer can have up to ${most} characters.`,
  'import.no_engine': ({ name }: { name: string }) => `“${name}” is not the name of an engine.`,
  'import.evidence_size': ({ megabytes }: { megabytes: number }) =>
    `An evidence file can have up to ${megabytes} MB.`,
  'import.evidence_hash': ({ sha256 }: { sha256: string }) =>
    `The evidence does not match its sha256. The right one is ${sha256}.`,

  'import.more_cells': ({ cells, names }: { cells: number; names: number }) =>
    `This line has ${cells} cells, and the header has ${names} names. Put cells that hold the separator in quotes, or name all columns.`,

  // what a file lacks
  'import.no_column': ({ names }: { names: string[] }) =>
    `The file has no column ${names.join(', ')}, although it was named. Spell it as the report does.`,
  'import.unknown_engines': ({ names }: { names: string[] }) =>
    `${names.join(', ')} is not known here as an engine. It is kept under this name; if it is another engine, correct it in the file, or leave its column out and give one engine for all rows.`,
  'import.no_country': ({ rows, all }: Rows) =>
    `${rows} of ${all} rows do not say in which country they were asked; it stays unknown.`,
  'import.no_such_country': ({ rows, all, names }: Rows & { names: string[] }) =>
    `${rows} of ${all} rows name a country that is not known (${names.join(', ')}); it stays unknown. Write its code, such as DE, or its English or German name.`,
  'import.no_region': ({ rows, all }: Rows) =>
    `${rows} of ${all} rows name a region that ISO 3166-2 does not list for their country; it stays unknown.`,
  'import.no_language': ({ rows, all }: Rows) =>
    `${rows} of ${all} rows do not say in which language they were asked; the project’s language is used.`,
  'import.from': ({ answers, source }: { answers: number; source: string }) =>
    `${answers} answers were imported (${source}). This service did not collect them, and its own scans are kept apart from them.`,
};
