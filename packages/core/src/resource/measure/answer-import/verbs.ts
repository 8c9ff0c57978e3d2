import { answerImportOperations } from '@svc/contract/measure/answer-import';
import { implement } from '../../../implement/index.ts';
import {
  cancelAnswerImport,
  deleteAnswerImport,
  getAnswerImport,
  importAnswers,
  keepContent,
  listAnswerImports,
  startAnswerImport,
} from './service.ts';

export const answerImportVerbs = implement(answerImportOperations, {
  import_answers: { prepare: keepContent, run: importAnswers },
  list_answer_imports: { run: listAnswerImports },
  get_answer_import: { run: getAnswerImport },
  start_answer_import: { run: startAnswerImport },
  cancel_answer_import: { run: cancelAnswerImport },
  delete_answer_import: { run: deleteAnswerImport },
});
