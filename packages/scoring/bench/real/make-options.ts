import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Answer, csvRows, enginesOf } from './facts.ts';
import type { RealSet } from './set.ts';

/** The rows of all runs in an archive of `llm-stability` whose folder is named like this. */
async function runsOf(archive: string, folderName: RegExp): Promise<Record<string, string>[]> {
  const place = await mkdtemp(join(tmpdir(), 'runs-'));
  try {
    await promisify(execFile)('tar', ['-xzf', archive, '-C', place, '--warning=no-unknown-keyword']);
    const folders = (await readdir(join(place, 'runs'))).filter((name) => folderName.test(name));
    const files = await Promise.all(
      folders.map(async (name) =>
        (await readdir(join(place, 'runs', name)))
          .filter((file) => /^[^.].*\.csv$/.test(file))
          .map((file) => join(place, 'runs', name, file)),
      ),
    );
    const texts = await Promise.all(files.flat().map((file) => readFile(file, 'utf8')));
    return texts.flatMap(csvRows);
  } finally {
    await rm(place, { recursive: true });
  }
}

/** The option that an answer chose: the only field of a JSON answer, or the last letter in brackets of a text. */
function chosen(response = ''): Set<string> {
  const letter =
    /"Answer"\s*:\s*"([A-Z])"/.exec(response)?.[1] ?? [...response.matchAll(/\(([A-J])\)/g)].at(-1)?.[1];
  return new Set(letter === undefined ? [] : [letter]);
}

/** Which option a model chose, again and again: five times in JSON, and in prose on two days. */
export async function options(folder: string): Promise<RealSet> {
  const archive = (name: string): string => join(folder, 'llm-stability', 'experiments', name, 'runs.tgz');
  const answers: Answer[] = (await runsOf(archive('strict_json_schema'), /./)).map((row) => ({
    engine: 'gpt-4o',
    topic: row.task ?? '',
    prompt: `${row.task} ${row.rubric_id}`,
    run: Number(row.run) + 1,
    names: chosen(row.response),
  }));
  const mathematics = /^gpt-4o_OAI-0\.0-college_mathematics-0_/;
  for (const [name, first, most] of [
    ['stochastic_non_determinism', 1, 1],
    ['newsletter_grice', 2, 2],
  ] as const)
    for (const row of await runsOf(archive(name), mathematics)) {
      // Later runs repeat only those questions whose answers had differed.
      if (Number(row.run) >= most) continue;
      answers.push({
        ...{ engine: 'gpt-4o-prose', topic: 'mathematics', prompt: row.rubric_id ?? '' },
        ...{ run: first + Number(row.run), when: row.date?.slice(0, 10), names: chosen(row.response) },
      });
    }
  return {
    id: 'answer-options',
    what: 'the option that GPT-4o chose in questions with given answers: some 1,400 on 7 subjects, each asked 5 times in March 2025; and 100 of mathematics, on two days of July 2025',
    source: 'https://github.com/breckbaldwin/llm-stability',
    commit: 'c089c02ecfdb2a7fee0b321069a2d19cb8f11ae0',
    licence: 'Apache-2.0',
    engines: enginesOf(answers),
  };
}

/** Which option each of two releases of a model chose in a survey. */
export async function modelReleases(folder: string): Promise<RealSet> {
  const text = await readFile(join(folder, 'LLMDrift', 'generation', 'OPINIONQA_EVAL.csv'), 'utf8');
  const answers = csvRows(text).map(({ model = '', id = '', query = '', answer }): Answer => {
    const [, engine = '', release = ''] = /([^/]+)-(\d{4})$/.exec(model) ?? [];
    return {
      ...{ engine, topic: id.split('_').at(-1) ?? '', prompt: `${id} ${query}` },
      ...{ run: release === '0613' ? 2 : 1, when: `release ${release}`, names: chosen(answer) },
    };
  });
  return {
    id: 'model-releases',
    what: 'the option that GPT-4 and GPT-3.5 chose in some 1,500 questions of an opinion survey, in their releases of March and of June 2023; asked in July 2023',
    source: 'https://github.com/lchen001/LLMDrift',
    commit: '4938eb720aed5210dd2153644fa35cf38b9c6d26',
    licence: 'Apache-2.0',
    engines: enginesOf(answers),
  };
}
