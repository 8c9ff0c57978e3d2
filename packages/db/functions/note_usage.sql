-- Counts answers, and the credits that they cost, under today.
create or replace function note_usage(in_workspace text, in_project text, in_engine text, in_requester text, in_answers integer, in_credits integer)
returns void language plpgsql set search_path = public as $$
begin
  insert into usage_day as u (workspace_id, day, project_id, engine, requested_by, answers, credits)
    values (in_workspace, (now() at time zone 'UTC')::date, in_project, in_engine, in_requester, in_answers, in_credits)
    on conflict (workspace_id, day, project_id, engine, requested_by)
      do update set answers = u.answers + excluded.answers, credits = u.credits + excluded.credits;
end $$;
revoke all on function note_usage(text, text, text, text, integer, integer) from public;
grant execute on function note_usage(text, text, text, text, integer, integer) to svc_app;
