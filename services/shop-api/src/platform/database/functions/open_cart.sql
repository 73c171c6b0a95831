-- Opens an empty cart for p_seconds. Returns its id, or null if the waiting room's pass has already opened a cart. The
-- pass is given as the hash of its id; null means no pass. p_client is the hash of the client's address, to which the
-- cart is counted; null means that the cart is not counted.
create or replace function open_cart(
  p_event text, p_shop text, p_token_hash bytea, p_policy text, p_upgradable text, p_account text, p_seconds integer,
  p_pass_hash bytea, p_pass_expires float8, p_client bytea
)
returns uuid
language plpgsql as $$
declare
  until constant timestamptz := now() + p_seconds * interval '1 second';
  opened uuid;
begin
  if p_pass_hash is not null then
    insert into queue_tokens (event_id, id_hash, expires_at) values (p_event, p_pass_hash, to_timestamp(p_pass_expires))
    on conflict do nothing;
    if not found then
      return null;
    end if;
  end if;
  insert into carts (event_id, shop_slug, token_hash, policy_id, upgradable_order_id, account_id, hold_until, expires_at, client)
  values (p_event, p_shop, p_token_hash, p_policy, p_upgradable, p_account, until, until, p_client) returning carts.id into opened;
  return opened;
end $$;
