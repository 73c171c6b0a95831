-- Stops the renewal of a membership: `canceled` by its account, or `ended`. The paid period remains valid. A background
-- job deletes the payment method at the provider, and notifies the account. Returns false if the membership was not
-- renewed before; then nothing has changed.
create or replace function end_renewal(p_event text, p_order uuid, p_status text)
returns boolean
language plpgsql as $$
begin
  update membership_renewals set status = p_status, next_try_at = statement_timestamp()
  where membership_renewals.event_id = p_event and membership_renewals.order_id = p_order and membership_renewals.status = 'active';
  if not found then
    return false;
  end if;
  update membership_sales set notified = null
  where membership_sales.event_id = p_event and membership_sales.order_id = p_order;
  return true;
end $$;
