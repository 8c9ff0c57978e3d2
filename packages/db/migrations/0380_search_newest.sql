-- A search reads the newest matches of a project. Words are indexed together with their project: one list of places for
-- a word of a project, where the index on (project_id, words) reads a list of all answers of the project beside it.
create index answer_word_newest on answer_word (workspace_id, project_id, answered_at desc, answer_id desc);

create function project_words(project text, words tsvector) returns bigint[]
language sql immutable parallel safe set search_path = public as $$
  select array_agg(hashtextextended(project || ' ' || word, 0)) from unnest(tsvector_to_array(words)) word
$$;
create index answer_word_of_project on answer_word using gin (project_words(project_id, words));
