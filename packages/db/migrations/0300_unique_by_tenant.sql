-- A database that is spread by workspace can only keep unique what names the workspace. Ids and tokens are drawn at
-- random from 128 bits and more: no two workspaces draw the same one.
alter table schedule drop constraint schedule_id_key, add unique (workspace_id, id);
alter table report_schedule drop constraint report_schedule_id_key, add unique (workspace_id, id);
alter table provider_key drop constraint provider_key_id_key, add unique (workspace_id, id);
alter table secret drop constraint secret_id_key, add unique (workspace_id, id);

-- Links are looked up by their token before anyone knows the workspace: an index for that stays.
alter table notification_channel drop constraint notification_channel_unsubscribe_token_key, add unique (workspace_id, unsubscribe_token);
create index on notification_channel (unsubscribe_token);
alter table report_share drop constraint report_share_token_hash_key, add unique (workspace_id, token_hash);
create index on report_share (token_hash);
