-- online: the scores of a large workspace are many.

drop index concurrently if exists score_of_prompt;

-- The newest score of a prompt on an engine, which one prompt shows and the list of prompts filters by.
create index concurrently score_of_prompt on score (workspace_id, prompt_id, engine, as_of desc, id desc)
  include (presence_value, presence_half_width) where prompt_id is not null;
