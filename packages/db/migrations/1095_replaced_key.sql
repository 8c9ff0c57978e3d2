-- The key that a rotation made in place of this one.
alter table api_key add column replaced_by text;
update api_key set replaced_by = successor.id from api_key successor
  where successor.workspace_id = api_key.workspace_id and successor.replaces[cardinality(successor.replaces)] = api_key.id;
