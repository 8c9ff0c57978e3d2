-- contract: a rule’s open events are one for each surface, not one for the rule, from the release after 0.1.0 on.
drop index one_open_event;
-- One open event of a rule on each surface.
create unique index one_open_event on alert_event (workspace_id, alert_id, coalesce(reading ->> 'surface', ''))
  where state <> 'resolved';
