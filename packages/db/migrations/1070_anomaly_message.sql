-- What a headline was made from: a message's id with its values. Rows of earlier releases have the headline alone.
alter table anomaly add column message json;
