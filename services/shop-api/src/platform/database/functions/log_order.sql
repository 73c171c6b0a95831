-- Writes the audit log of an order: that it was placed, each change of its status, and its erasure.
create or replace function log_order()
returns trigger
language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform append_order_event(new.event_id, new.id, 'shopper', 'placed',
      jsonb_build_object('shop', new.shop_slug, 'total', new.total_cents));
    return null;
  end if;
  if old.status <> new.status then
    perform append_order_event(new.event_id, new.id,
      case when new.status = 'timed_out' then 'job expiry' else 'shop' end,
      case when new.status = 'completed' then 'confirmed' when new.status = 'refunded' then 'refunded' else 'ended' end,
      jsonb_build_object('from', old.status, 'to', new.status));
  end if;
  if old.erased_at is null and new.erased_at is not null then
    perform append_order_event(new.event_id, new.id, 'operator', 'erased', '{}');
  end if;
  return null;
end $$;

create or replace trigger log_insert after insert on orders
for each row execute function log_order();

create or replace trigger log_update after update of status, erased_at on orders
for each row when (old.status <> new.status or old.erased_at is distinct from new.erased_at) execute function log_order();
