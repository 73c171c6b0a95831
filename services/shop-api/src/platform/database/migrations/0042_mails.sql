-- Up Migration

-- Mails to send, each queued in the transaction that causes it. The content of an order's mail is read from the order
-- when it is sent, so that an order's personal data is in one place.
create table mails (
  event_id text not null,
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('order_confirmation', 'transport_request')),
  -- Only one mail of a kind is queued for a key, even after repeated requests.
  key text not null,
  shop_slug text not null,
  order_id uuid,
  -- Other data of the mail, erased once it is sent.
  content jsonb,
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'failed', 'erased')),
  attempts integer not null default 0,
  -- The time of the next attempt. It is set before an attempt too, in case the process is killed. Null: no more
  -- attempts.
  next_try_at timestamptz default now(),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (event_id, id),
  unique (event_id, kind, key),
  foreign key (event_id, order_id) references orders (event_id, id),
  foreign key (event_id, shop_slug) references shops (event_id, slug)
);

create index mails_to_send on mails (event_id, next_try_at) where next_try_at is not null;

-- The sender and colours of a brand's mails, and the recipient of its transport requests. Few rows, the same on every
-- node.
create table mail_brands (
  brand text primary key,
  definition jsonb not null
);
