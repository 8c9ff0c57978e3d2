import type { Engine } from './set.ts';

/** Rows of a CSV file with a header; quoted fields may hold commas, quotes and line ends. */
export function csvRows(text: string): Record<string, string>[] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,"\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end !== ',') rows.push([]);
  }
  const [header = [], ...body] = rows.filter((row) => row.length > 1);
  return body.map((row) => Object.fromEntries(header.map((name, at) => [name, row[at] ?? ''])));
}

export interface Answer {
  engine: string;
  /** Prompts of one topic ask about the same thing. */
  topic: string;
  prompt: string;
  run: number;
  /** The day, or the release of the model, where the source says it. */
  when?: string | undefined;
  names: ReadonlySet<string>;
}

/** The names that most answers of an engine have, of those that neither nearly none nor nearly all have. */
const mostNames = 40;
const rarest = 0.02;

export function enginesOf(answers: readonly Answer[]): Engine[] {
  return [...Map.groupBy(answers, ({ engine }) => engine)].map(([id, own]) => {
    const prompts = [...new Map(own.map(({ prompt, topic }) => [prompt, topic]))].toSorted(([a], [b]) =>
      a < b ? -1 : 1,
    );
    const topics = [...new Set(prompts.map(([, topic]) => topic))];
    const runs = [...new Set(own.map(({ run }) => run))].toSorted((a, b) => a - b);
    const counts = new Map<string, number>();
    for (const { names } of own) for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    const chosen = [...counts]
      .filter(([, count]) => count >= rarest * own.length && count <= (1 - rarest) * own.length)
      .toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
      .slice(0, mostNames);
    const byPlace = new Map(own.map((answer) => [`${answer.prompt}\n${answer.run}`, answer.names]));
    const when = runs.map((run) =>
      [...new Set(own.filter((answer) => answer.run === run).map((answer) => answer.when ?? ''))]
        .toSorted()
        .join(' to '),
    );
    return {
      id,
      topics: prompts.map(([, topic]) => topics.indexOf(topic)),
      ...(!when.includes('') && { when }),
      names: Object.fromEntries(
        chosen.map(([name]) => [
          name,
          runs.map((run) =>
            prompts
              .map(([prompt]) => byPlace.get(`${prompt}\n${run}`))
              .map((names) => (names === undefined ? '-' : names.has(name) ? '1' : '0'))
              .join(''),
          ),
        ]),
      ),
    };
  });
}
