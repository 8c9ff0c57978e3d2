-- contract: the function keeps its name, and a call with the arguments of the release before works as it did.
-- The fit that the promotion judged: to four fifths of the prompts. The next candidate is compared with it, since the model in force has
-- seen the answers of the other fifth. Null: it was made by a release that kept none, or was rejected and is that fit itself.
alter table predictor_model add column judged jsonb;
drop function store_predictor_model(text, text, text, text, json, json, json, json);
