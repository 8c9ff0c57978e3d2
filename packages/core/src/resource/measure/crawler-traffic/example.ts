import { type MakeExample, withBody } from '../../../kernel/index.ts';
import { inProject } from '../../account/project/example.ts';

const agent = 'Mozilla/5.0 AppleWebKit/537.36 (compatible; GPTBot/1.3; +https://openai.com/gptbot)';
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const line = (page: string, at = new Date()): string => {
  const [year, month, day] = at.toISOString().slice(0, 10).split('-');
  const date = `${day}/${months[Number(month) - 1]}/${year}:00:00:00 +0000`;
  return `192.0.2.7 - - [${date}] "GET ${page} HTTP/1.1" 200 512 "-" "${agent}"`;
};

const log = { content: `${line('/')}\n${line('/pricing')}\n` };

export const crawlerTrafficExamples = {
  ingest_crawler_log: withBody(inProject, log),
  get_crawler_activity: (async (caller) => {
    const example = await inProject(caller);
    await caller.use('ingest_crawler_log', { ...example, body: log });
    return example;
  }) satisfies MakeExample,
};
