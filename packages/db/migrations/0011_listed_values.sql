-- These columns took any text. Their values are a closed list in the API: now the database holds it too.
alter table answer add check (outcome in ('answered', 'empty', 'refused', 'blocked', 'truncated', 'not_shown'));
alter table score add check (status in ('measured', 'insufficient', 'stale', 'not_run', 'failed', 'not_grounded'));
alter table prompt add check (intent in ('best_of', 'comparison', 'alternatives', 'problem', 'price', 'local', 'informational'));
alter table prediction add check (tier in ('niche', 'mid', 'global'));
