import { z } from 'zod';
import { job } from '../../../kernel/index.ts';

/** Every minute: makes the words of answers findable by an index. Until then a search reads them as they are. */
export const indexWordsJob = job({
  task: 'index_words',
  every: '* * * * *',
  payload: z.looseObject({}),
  key: () => 'index_words',
});
