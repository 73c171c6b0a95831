-- Up Migration

-- The hash of the former token, kept until the current token is used for the first time. Until then the former token may be
-- exchanged again, in case the response with the current token was lost. It gives no other access.
alter table carts add column former_token_hash bytea;
