-- Nothing of a text that is gone stays in the index.
create or replace function forget_words() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from answer_word where workspace_id = old.workspace_id and answer_id = old.id;
  return null;
end $$;
