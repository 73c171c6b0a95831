-- Writes to the audit log of the order that a payment was opened with the provider, and each change of its status. A
-- charge has no order; its cases are in the log of the order that it belongs to.
create or replace function log_payment()
returns trigger
language plpgsql as $$
begin
  if new.order_id is null then
    return null;
  end if;
  if old.redirect_uri is null and new.redirect_uri is not null then
    perform append_order_event(new.event_id, new.order_id, 'shopper', 'payment_opened',
      jsonb_build_object('provider', new.provider, 'amount', new.amount_cents));
  end if;
  if old.status <> new.status then
    perform append_order_event(new.event_id, new.order_id, 'shop', 'payment_changed',
      jsonb_build_object('from', old.status, 'to', new.status));
  end if;
  return null;
end $$;

create or replace trigger log_update after update of redirect_uri, status on payments
for each row when (old.status <> new.status or old.redirect_uri is null and new.redirect_uri is not null)
execute function log_payment();
