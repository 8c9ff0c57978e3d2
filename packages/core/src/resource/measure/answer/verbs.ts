import { answerOperations } from '@svc/contract/measure/answer';
import { implement } from '../../../implement/index.ts';
import { getPromptEvidence } from './evidence.ts';
import { getAnswerPage, readAnswerPage } from './page.ts';
import { searchAnswers } from './search.ts';
import { getAnswer, listAnswers, listScanAnswers } from './service.ts';

export const answerVerbs = implement(answerOperations, {
  get_answer: { run: getAnswer },
  get_answer_page: { prepare: readAnswerPage, run: getAnswerPage },
  list_answers: { run: listAnswers },
  list_scan_answers: { run: listScanAnswers },
  search_answers: { run: searchAnswers },
  get_prompt_evidence: { run: getPromptEvidence },
});
