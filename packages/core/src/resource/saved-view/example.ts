import { type MakeExample, nothing, withBody } from '../../kernel/index.ts';

const view = { name: 'Refusals', shows: 'list_answers', filters: { outcome: 'refused' } };

const ofView: MakeExample = async (caller) => ({
  params: { viewId: (await caller.use('create_saved_view', { body: { ...view, visibility: 'shared' } })).id },
});

const afterTwo: MakeExample = async (caller) => {
  for (const make of [ofView, ofView]) await make(caller);
  return {};
};

export const savedViewExamples = {
  list_saved_views: afterTwo,
  create_saved_view: withBody(nothing, view),
  get_saved_view: ofView,
  update_saved_view: withBody(ofView, { period: '30d' }),
  delete_saved_view: ofView,
};
