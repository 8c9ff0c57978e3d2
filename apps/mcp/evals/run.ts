import type { Job, Known } from './jobs.ts';

/** One call as a model makes it; the text is all that the model reads. */
export type CallTool = (
  name: string,
  given: Record<string, unknown>,
) => Promise<{ text: string; isError: boolean }>;

export interface Ran {
  id: string;
  calls: number;
  /** Of what the agent wrote and of what it read, at 4.25 characters a token. */
  sent: number;
  got: number;
  /** What the search found, and at which place. */
  found: { words: string; tool: string; place: number }[];
}

const charactersPerToken = 4.25;

/** Does a job as its script says, with the tools that are listed and those that a search finds. Throws when a step fails. */
export async function runJob(
  job: Job,
  { listed, call, known }: { listed: readonly string[]; call: CallTool; known: Known },
): Promise<Ran> {
  let [calls, sent, got] = [0, 0, 0];
  const found: Ran['found'] = [];
  const ask = async (name: string, given: Record<string, unknown>) => {
    const { text, isError } = await call(name, given);
    calls += 1;
    sent += JSON.stringify({ name, arguments: given }).length;
    got += text.length;
    if (isError) throw new Error(`${job.id}: ${name} ${JSON.stringify(given).slice(0, 300)}: ${text}`);
    return JSON.parse(text);
  };
  let all = known;
  for (const { words, tool, given, learn, quoted } of job.steps) {
    const name = `svc.${tool}`;
    const args = given(all);
    let answer: Awaited<ReturnType<typeof ask>>;
    if (listed.includes(name)) answer = await ask(name, args);
    else {
      const { data } = await ask('svc.search_tools', { query: words, limit: 3 });
      const place = data.tools.findIndex((one: { name: string }) => one.name === name);
      if (place === -1)
        throw new Error(
          `${job.id}: “${words}” did not find ${name}: ${JSON.stringify(data.tools).slice(0, 300)}`,
        );
      found.push({ words, tool, place });
      // Only the likeliest tool comes with its arguments.
      if (data.tools[place].arguments === undefined) await ask('svc.search_tools', { query: name, limit: 1 });
      answer = await ask(data.tools[place].via, { tool: name, arguments: args });
    }
    if (quoted && typeof answer.quote !== 'string') throw new Error(`${job.id}: ${name} has no quote`);
    all = { ...all, ...learn?.(answer.data, all) };
  }
  const tokens = (characters: number) => Math.round(characters / charactersPerToken);
  return { id: job.id, calls, sent: tokens(sent), got: tokens(got), found };
}
