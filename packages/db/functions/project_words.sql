create or replace function project_words(project text, words tsvector) returns bigint[]
language sql immutable parallel safe set search_path = public as $$
  select array_agg(hashtextextended(project || ' ' || word, 0)) from unnest(tsvector_to_array(words)) word
$$;
