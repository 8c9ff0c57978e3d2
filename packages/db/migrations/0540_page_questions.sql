-- What a results page asks beside its answer: a list of {kind, text}.
alter table answer add column page_questions jsonb;
