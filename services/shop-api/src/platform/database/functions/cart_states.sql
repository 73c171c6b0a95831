-- A cart as seen by the database's clock: after its end time its status is `expired`, even if no job has ended it yet.
-- `seconds_left` is null once the cart is sold, and negative after its end time. Lines are not included, since on a
-- distributed database a view can't join by the event of a second table; callers add them. `has_former_token` is true
-- while the cart's token is new and unused. `choices` are the shopper's other choices.
create or replace view cart_states as
select event_id, id, shop_slug, token_hash,
  case when status in ('shopping', 'in_payment') and expires_at <= clock_timestamp() then 'expired' else status end as status,
  extract(epoch from expires_at - clock_timestamp())::float8 as seconds_left,
  policy_id, account_id, buyer, upgradable_order_id, voucher_code, shipping_country, shipping_handle,
  choices,
  former_token_hash is not null as has_former_token,
  hold_extensions
from carts;
