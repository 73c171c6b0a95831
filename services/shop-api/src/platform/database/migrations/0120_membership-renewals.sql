-- Up Migration

-- Whether the shopper agreed by placing the order that its membership is renewed, and charged, by itself.
alter table orders add column accepts_renewal boolean not null default false;

-- How many periods of a membership are paid.
alter table membership_sales add column periods integer not null default 1;
drop index membership_sales_to_notify;
create index membership_sales_to_notify on membership_sales (event_id, sold_at)
  where notified is null or is_refunded and notified = 'sold';

-- The renewal of a membership, agreed at its purchase. One without a row ends by itself.
create table membership_renewals (
  event_id text not null,
  order_id uuid not null,
  provider text not null,
  -- The provider's name of the stored method; nothing of a card is here. Null until it is known, and once it is deleted there.
  token text,
  -- For one period, as agreed.
  amount_cents integer not null check (amount_cents > 0),
  status text not null default 'active' check (status in ('active', 'canceled', 'ended')),
  -- The period whose charge was announced last.
  announced_period integer not null default 1,
  announced_at timestamptz,
  -- When to look at it next. Null: nothing more to do.
  next_try_at timestamptz default now(),
  primary key (event_id, order_id),
  foreign key (event_id, order_id) references membership_sales (event_id, order_id)
);
create index membership_renewals_to_try on membership_renewals (event_id, next_try_at) where next_try_at is not null;

-- One attempt to charge a period. The row is there before the provider is called, which takes its id as the key of the charge.
create table membership_charges (
  event_id text not null,
  id uuid not null default gen_random_uuid(),
  order_id uuid not null,
  -- The first one was paid with the order.
  period integer not null check (period > 1),
  status text not null default 'due' check (status in ('due', 'pending', 'paid', 'refused')),
  created_at timestamptz not null default now(),
  primary key (event_id, id),
  foreign key (event_id, order_id) references membership_renewals (event_id, order_id)
);
-- A period is charged again only after it was refused.
create unique index one_charge_of_period on membership_charges (event_id, order_id, period) where status <> 'refused';
create index charges_of_renewal on membership_charges (event_id, order_id, period);

-- Where a membership was sold, and what its next period costs; null where it ends by itself.
alter table members.sold_memberships add column event_id text;
alter table members.sold_memberships add column renewal_cents integer;

alter table mails drop constraint mails_kind_check;
alter table mails add constraint mails_kind_check check (kind in (
  'order_confirmation', 'transport_request', 'newsletter_link', 'review_case', 'order_refund', 'ticket_return', 'membership_renewal'
));
