-- Writes to the audit log of the order that a refund became due, and that the provider has accepted the request. The
-- refund of a charge has no order.
create or replace function log_refund()
returns trigger
language plpgsql as $$
begin
  if new.order_id is null then
    return null;
  end if;
  perform append_order_event(new.event_id, new.order_id, 'shop', 'refund_' || new.status,
    jsonb_build_object('amount', new.amount_cents, 'whole', new.is_whole));
  return null;
end $$;

create or replace trigger log_update after update of status on refunds
for each row when (old.status <> new.status) execute function log_refund();
