// Loads what a program is made of while the database starts, and runs the program once it is told the settings.
import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { heapGrowth } from './flags.ts';
import type { SeedOptions } from './seed.ts';

interface Program {
  load: () => Promise<unknown>;
  run: () => Promise<unknown>;
}

const programs: Readonly<Record<string, Program>> = {
  // The API also makes the first workspace: a process of its own would load the same once more.
  api: {
    load: () => Promise.all([import('../../apps/api/src/app.ts'), import('./seed.ts')]),
    run: () => import('../../apps/api/src/main.ts'),
  },
  worker: {
    load: () => import('../../apps/worker/src/worker.ts'),
    run: () => import('../../apps/worker/src/main.ts'),
  },
};

const [name = ''] = process.argv.splice(2);
const program = programs[name];
if (!program) throw new Error(`There is no “${name}”: ${Object.keys(programs).join(', ')}.`);
const told = once(process, 'message');
const end = (): never => process.exit(1);
process.once('disconnect', end);
await program.load();
// Not before: loading would take a third longer.
setFlagsFromString(heapGrowth);
const [settings] = await told;
process.off('disconnect', end);
Object.assign(process.env, settings);
await program.run();

/** Answers the questions of `npm start`, one after the other. */
async function answerQuestions(): Promise<void> {
  const { prepare } = await import('./seed.ts');
  const tell = (why: string) => console.error(`waiting for the database and the API: ${why}`);
  let storeSample = (): Promise<void> => Promise.reject(new Error('the API was started anew meanwhile'));
  const answers = {
    prepare: async (options: SeedOptions) => {
      const { prepared, storeSample: store } = await prepare(options, tell);
      storeSample = store;
      return prepared;
    },
    storeSample: () => storeSample(),
  };
  process.on('message', ({ question, options }: { question: keyof typeof answers; options: SeedOptions }) =>
    answers[question](options).then(
      (answer) => process.send?.({ answer }),
      (error: Error) => process.send?.({ refused: error.message }),
    ),
  );
}
if (name === 'api') await answerQuestions();
