-- Kept figures are made anew with how often answer boxes showed an answer: those of scans with boxes go, and the next look keeps them.
delete from scan_figure where (workspace_id, scan_id) in (select workspace_id, scan_id from scan_figure where surface = 'serp');
