-- Up Migration

-- Tokens of a waiting room that opened a cart, until they would have ended anyway: each opens one.
create table queue_tokens (
  event_id text not null references events,
  -- Of its id (jti).
  id_hash bytea not null,
  expires_at timestamptz not null,
  primary key (event_id, id_hash)
);

create index queue_tokens_to_forget on queue_tokens (event_id, expires_at);
