import { expect, test } from 'vitest';
import { editGroups, editOf } from './edits.ts';
import { improveWords } from './words.ts';

test('what the model calls a feature is told by the name of the edit that changes it', () => {
  const edit = editOf('comparison_structure');
  expect(edit && improveWords.en.edit[edit]).toBe('Compare in a table');
  const all = Object.values(editGroups).flat();
  const named = [
    ...['quotations', 'sources_cited', 'statistics', 'comparison_structure', 'price_shown'],
    ...[
      'specifications_complete',
      'recently_updated',
      'title_answers_prompt',
      'definition_present',
      'fluency',
    ],
    ...['not_hedged', 'keyword_stuffing', 'author_signals', 'question_answer_format', 'json_ld', 'llms_txt'],
    ...['retrieval_bot_blocked', 'not_indexable', 'third_party_listicle'],
  ].flatMap((feature) => editOf(feature) ?? []);
  expect(named.toSorted()).toEqual(all.toSorted());
  expect(editOf('unheard_of')).toBeUndefined();
});
