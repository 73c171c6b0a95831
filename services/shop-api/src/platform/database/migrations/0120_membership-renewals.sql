-- Up Migration

-- Whether the shopper agreed, when placing the order, that the membership is renewed and charged automatically.
alter table orders add column accepts_renewal boolean not null default false;

-- The number of paid periods of a membership.
alter table membership_sales add column periods integer not null default 1;
drop index membership_sales_to_notify;
create index membership_sales_to_notify on membership_sales (event_id, sold_at)
  where notified is null or is_refunded and notified = 'sold';

-- The renewal of a membership, agreed at its purchase. A membership without a row is not renewed.
create table membership_renewals (
  event_id text not null,
  order_id uuid not null,
  provider text not null,
  -- The provider's id of the stored payment method; no data of a card is stored here. Null until it is known, and after it is
  -- deleted at the provider.
  token text,
  -- The agreed price of one period.
  amount_cents integer not null check (amount_cents > 0),
  status text not null default 'active' check (status in ('active', 'canceled', 'ended')),
  -- The last period whose charge was announced.
  announced_period integer not null default 1,
  announced_at timestamptz,
  -- When a job processes the renewal next. Null: never again.
  next_try_at timestamptz default now(),
  primary key (event_id, order_id),
  foreign key (event_id, order_id) references membership_sales (event_id, order_id)
);
create index membership_renewals_to_try on membership_renewals (event_id, next_try_at) where next_try_at is not null;

-- One attempt to charge a period. The row is written before the provider is called, and its id is the idempotency key of the
-- charge.
create table membership_charges (
  event_id text not null,
  id uuid not null default gen_random_uuid(),
  order_id uuid not null,
  -- The first period was paid with the order.
  period integer not null check (period > 1),
  status text not null default 'due' check (status in ('due', 'pending', 'paid', 'refused')),
  created_at timestamptz not null default now(),
  primary key (event_id, id),
  foreign key (event_id, order_id) references membership_renewals (event_id, order_id)
);
-- A period is charged again only after a charge was refused.
create unique index one_charge_of_period on membership_charges (event_id, order_id, period) where status <> 'refused';
create index charges_of_renewal on membership_charges (event_id, order_id, period);

-- The shop in which a membership was sold, and the price of its next period. Null for a membership that is not renewed.
alter table members.sold_memberships add column event_id text;
alter table members.sold_memberships add column renewal_cents integer;

alter table mails drop constraint mails_kind_check;
alter table mails add constraint mails_kind_check check (kind in (
  'order_confirmation', 'transport_request', 'newsletter_link', 'review_case', 'order_refund', 'ticket_return', 'membership_renewal'
));
