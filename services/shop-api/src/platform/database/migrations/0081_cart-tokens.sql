-- Up Migration

-- Of the token before the current one, until the current one is used for the first time: so long it may be exchanged again, in case
-- the answer with the current one was lost. It opens nothing else.
alter table carts add column former_token_hash bytea;
