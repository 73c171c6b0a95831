-- Up Migration

-- The id of the order in a consumer's own system. It is unguessable: any client that has it may look up the order.
alter table orders add column external_reference uuid not null default gen_random_uuid();
alter table orders add constraint orders_external_reference unique (event_id, external_reference);
create index orders_of_account on orders (event_id, account_id, placed_at) where account_id is not null;

-- The recent look-ups of each client. Of the client only a hash is stored.
create table look_ups (
  event_id text not null references events,
  client_hash bytea not null,
  made_at timestamptz[] not null,
  last_at timestamptz not null,
  primary key (event_id, client_hash)
);

create index look_ups_to_forget on look_ups (event_id, last_at);
