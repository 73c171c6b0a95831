-- Up Migration

-- The charge of a renewal is a payment like that of an order: the same reports, cases and refunds. A payment without an
-- order is a charge; the part of the shop that made the charge knows what it pays for.
alter table payments alter column order_id drop not null;
alter table refunds alter column order_id drop not null;
-- The case of a charge belongs to the order in which the membership was bought.

insert into payments (event_id, id, provider, method, amount_cents, status, return_uri, created_at)
select charge.event_id, charge.id, renewal.provider, 'stored', renewal.amount_cents,
  case charge.status when 'due' then 'open' when 'pending' then 'pending' when 'paid' then 'completed' else 'failed' end,
  regexp_replace(bought.return_uri, '[?#].*$', ''), charge.created_at
from membership_charges charge
join membership_renewals renewal on renewal.event_id = charge.event_id and renewal.order_id = charge.order_id
join payments bought on bought.event_id = charge.event_id and bought.order_id = charge.order_id;

drop index one_charge_of_period;
alter table membership_charges drop column status;
alter table membership_charges drop column created_at;
alter table membership_charges alter column id drop default;
alter table membership_charges add foreign key (event_id, id) references payments (event_id, id);

-- Grows with each change of a membership, so that the accounts' tables take the latest one, also if it ends earlier.
alter table membership_sales add column revision integer not null default 1;
alter table members.sold_memberships add column revision integer not null default 0;
