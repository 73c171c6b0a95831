-- Up Migration

-- Mails to be sent, written down in the transaction that gives reason to them. What an order's mail says is read from the
-- order when it is sent, so that an order's personal data is in one place.
create table mails (
  event_id text not null,
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('order_confirmation', 'transport_request')),
  -- There is one mail of a kind for a key, however often it is asked for.
  key text not null,
  shop_slug text not null,
  order_id uuid,
  -- What else it needs; erased once it is sent.
  content jsonb,
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'failed', 'erased')),
  attempts integer not null default 0,
  -- When to try, or to try again should the process that tries be killed. Null: nothing more to do.
  next_try_at timestamptz default now(),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (event_id, id),
  unique (event_id, kind, key),
  foreign key (event_id, order_id) references orders (event_id, id),
  foreign key (event_id, shop_slug) references shops (event_id, slug)
);

create index mails_to_send on mails (event_id, next_try_at) where next_try_at is not null;

-- How a brand writes: who from, in which colours, and who gets transport requests. Few, the same on every node.
create table mail_brands (
  brand text primary key,
  definition jsonb not null
);
