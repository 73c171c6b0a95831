-- Up Migration

-- Tokens of a waiting room that have opened a cart, kept until they expire. Each token opens only one cart.
create table queue_tokens (
  event_id text not null references events,
  -- The hash of the token's id (jti).
  id_hash bytea not null,
  expires_at timestamptz not null,
  primary key (event_id, id_hash)
);

create index queue_tokens_to_forget on queue_tokens (event_id, expires_at);
