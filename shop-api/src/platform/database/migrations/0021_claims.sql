-- Up Migration

-- What may be had only so often, and is no stock: uses of a voucher, orders and the membership of an account, the upgrade of
-- an order. `used` counts the carts that have a claim on it; its check is the last word.
create table allowances (
  event_id text not null references events,
  id text not null,
  total integer not null check (total >= 0),
  used integer not null default 0,
  primary key (event_id, id),
  constraint allowance_not_exceeded check (used between 0 and total)
);

-- Who has one. A cart's claim stays while the cart lives, and keep_seconds longer; for ever once it is settled: paid.
create table claims (
  event_id text not null,
  cart_id uuid not null,
  allowance_id text not null,
  keep_seconds integer not null check (keep_seconds >= 0),
  settled boolean not null default false,
  primary key (event_id, cart_id, allowance_id),
  foreign key (event_id, allowance_id) references allowances (event_id, id)
);

create index claims_to_free on claims (event_id, cart_id) where not settled;

create table vouchers (
  event_id text not null references events,
  -- Upper case.
  code text not null,
  kind text not null check (kind in ('percentage', 'fixed', 'full')),
  -- Hundredths of a percent, or cents; of no meaning for a full one.
  value integer not null check (value >= 0 and (kind <> 'percentage' or value <= 10000)),
  allowance_id text not null,
  primary key (event_id, code),
  foreign key (event_id, allowance_id) references allowances (event_id, id)
);

create table shipping_methods (
  event_id text not null references events,
  country text not null check (country ~ '^[A-Z]{2}$'),
  handle text not null,
  name text not null,
  price_cents integer not null check (price_cents >= 0),
  position integer not null,
  primary key (event_id, country, handle)
);

alter table carts add column voucher_code text;
alter table carts add column shipping_country text;
alter table carts add column shipping_handle text;

alter table orders add column voucher_code text;
-- Where merchandise goes: country, and method where there is a choice.
alter table orders add column shipping jsonb;
alter table orders add column upgrades_order_id uuid;
-- The allowances that it needs, all of them in claims of its cart while it waits and once it is paid.
alter table orders add column allowance_ids text[] not null default '{}';

-- Makes a cart's claims be exactly the ones named, all or nothing. Allowances not known yet come to be with the total given
-- (null: it has to be known). Answers null, or the first that has no more to give. The caller holds the cart's lock.
create function set_claims(p_event text, p_cart uuid, p_ids text[], p_totals integer[], p_keeps integer[])
returns text
language plpgsql as $$
declare
  refused text;
begin
  insert into allowances (event_id, id, total)
  select p_event, wanted.id, wanted.total from unnest(p_ids, p_totals) wanted (id, total) where wanted.total is not null
  order by wanted.id
  on conflict on constraint allowances_pkey do nothing;
  perform 1 from allowances
  where allowances.event_id = p_event and (allowances.id = any (p_ids) or allowances.id in (
    select claims.allowance_id from claims where claims.event_id = p_event and claims.cart_id = p_cart
  )) order by allowances.id for no key update;

  select wanted.id into refused from unnest(p_ids) wanted (id)
  left join allowances on allowances.event_id = p_event and allowances.id = wanted.id
  where coalesce(allowances.used >= allowances.total, true) and not exists (
    select 1 from claims where claims.event_id = p_event and claims.cart_id = p_cart and claims.allowance_id = wanted.id
  ) order by wanted.id limit 1;
  if refused is not null then
    return refused;
  end if;

  with gone as (
    delete from claims where claims.event_id = p_event and claims.cart_id = p_cart and claims.allowance_id <> all (p_ids)
    returning claims.allowance_id
  )
  update allowances set used = allowances.used - 1 from gone
  where allowances.event_id = p_event and allowances.id = gone.allowance_id;
  with taken as (
    insert into claims (event_id, cart_id, allowance_id, keep_seconds)
    select p_event, p_cart, wanted.id, wanted.keep from unnest(p_ids, p_keeps) wanted (id, keep)
    on conflict on constraint claims_pkey do nothing
    returning claims.allowance_id
  )
  update allowances set used = allowances.used + 1 from taken
  where allowances.event_id = p_event and allowances.id = taken.allowance_id;
  return null;
end $$;

-- Before an order is made true: its cart has all the claims that the order needs, or gets again those that were let go since.
-- False when one of them has no more to give; then nothing changed. Locks the cart.
create function keep_claims(p_event text, p_order uuid)
returns boolean
language plpgsql as $$
declare
  its_cart uuid;
  needed text[];
begin
  select orders.cart_id, orders.allowance_ids into its_cart, needed
  from orders where orders.event_id = p_event and orders.id = p_order;
  perform 1 from carts where carts.event_id = p_event and carts.id = its_cart for update;
  perform 1 from allowances where allowances.event_id = p_event and allowances.id = any (needed)
  order by allowances.id for no key update;
  if exists (
    select 1 from unnest(needed) wanted (id)
    join allowances on allowances.event_id = p_event and allowances.id = wanted.id
    where allowances.used >= allowances.total and not exists (
      select 1 from claims where claims.event_id = p_event and claims.cart_id = its_cart and claims.allowance_id = wanted.id
    )
  ) then
    return false;
  end if;
  with taken as (
    insert into claims (event_id, cart_id, allowance_id, keep_seconds)
    select p_event, its_cart, wanted.id, 0 from unnest(needed) wanted (id)
    on conflict on constraint claims_pkey do nothing
    returning claims.allowance_id
  )
  update allowances set used = allowances.used + 1 from taken
  where allowances.event_id = p_event and allowances.id = taken.allowance_id;
  update claims set settled = true
  where claims.event_id = p_event and claims.cart_id = its_cart and claims.allowance_id = any (needed);
  return true;
end $$;

-- After an order of a cart that ended could not be made true: its claims are let go like those of any such cart.
create function let_claims_go(p_event text, p_order uuid)
returns void
language sql as $$
  update claims set settled = false
  where claims.event_id = p_event and claims.settled and claims.cart_id = (
    select carts.id from carts join orders on orders.event_id = p_event and orders.cart_id = carts.id
    where carts.event_id = p_event and orders.id = p_order and carts.status = 'expired'
  )
$$;

-- Gives back the claims of up to p_limit carts whose time, and what they keep claims for beyond it, is over; answers how many.
create function release_claims(p_event text, p_limit integer)
returns integer
language plpgsql as $$
declare
  due uuid[];
  released integer;
begin
  -- A cart's lock comes before its claims, as everywhere; one that is being settled just now is skipped.
  select array_agg(locked.id) into due from (
    select carts.id from carts
    where carts.event_id = p_event and carts.status = 'expired' and carts.id in (
      select claims.cart_id from claims join carts ended on ended.event_id = p_event and ended.id = claims.cart_id
      where claims.event_id = p_event and not claims.settled and ended.status = 'expired'
        and ended.expires_at + claims.keep_seconds * interval '1 second' <= clock_timestamp()
    ) order by carts.id limit p_limit for update skip locked
  ) locked;
  if due is null then
    return 0;
  end if;
  perform 1 from allowances where allowances.event_id = p_event and allowances.id in (
    select claims.allowance_id from claims where claims.event_id = p_event and claims.cart_id = any (due)
  ) order by allowances.id for no key update;
  with gone as (
    delete from claims using carts
    where claims.event_id = p_event and claims.cart_id = any (due) and not claims.settled
      and carts.event_id = p_event and carts.id = claims.cart_id
      and carts.expires_at + claims.keep_seconds * interval '1 second' <= clock_timestamp()
    returning claims.allowance_id
  ), sums as (
    select gone.allowance_id, count(*)::integer as freed from gone group by gone.allowance_id
  ), given_back as (
    update allowances set used = allowances.used - sums.freed from sums
    where allowances.event_id = p_event and allowances.id = sums.allowance_id
  )
  select count(*) into released from gone;
  return released;
end $$;
