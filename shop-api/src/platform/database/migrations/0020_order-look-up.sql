-- Up Migration

-- What a consumer's own system calls the order; unguessable, so whoever has it may look the order up.
alter table orders add column external_reference uuid not null default gen_random_uuid();
alter table orders add constraint orders_external_reference unique (event_id, external_reference);
create index orders_of_account on orders (event_id, account_id, placed_at) where account_id is not null;

-- When a client looked orders up of late; of the client there is only a hash.
create table look_ups (
  event_id text not null references events,
  client_hash bytea not null,
  made_at timestamptz[] not null,
  last_at timestamptz not null,
  primary key (event_id, client_hash)
);

create index look_ups_to_forget on look_ups (event_id, last_at);

-- Counts a look-up of a client. False when it made p_most within the window already; then nothing is counted.
create function count_look_up(p_event text, p_client bytea, p_most integer, p_window interval)
returns boolean
language plpgsql as $$
begin
  insert into look_ups (event_id, client_hash, made_at, last_at)
  values (p_event, p_client, array[clock_timestamp()], clock_timestamp())
  on conflict on constraint look_ups_pkey do update
  set last_at = excluded.last_at, made_at = array_append(
    array(select at from unnest(look_ups.made_at) at where at > excluded.last_at - p_window), excluded.last_at
  )
  where (select count(*) from unnest(look_ups.made_at) at where at > excluded.last_at - p_window) < p_most;
  return found;
end $$;
