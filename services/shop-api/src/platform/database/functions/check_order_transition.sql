-- Refuses a change of an order's status that is not in the table `orderTransitions` (sale/order/orderTransitions.ts); a
-- test compares the two, pair by pair. It reads only its own row.
create or replace function check_order_transition()
returns trigger
language plpgsql as $$
begin
  if (old.status, new.status) not in (
    ('pending', 'completed'), ('pending', 'failed'), ('pending', 'error'), ('pending', 'canceled'), ('pending', 'timed_out'),
    ('pending', 'refunded'),
    ('failed', 'completed'), ('failed', 'refunded'),
    ('error', 'completed'), ('error', 'refunded'),
    ('canceled', 'completed'), ('canceled', 'refunded'),
    ('timed_out', 'completed'), ('timed_out', 'refunded'),
    ('completed', 'refunded')
  ) then
    raise exception 'An order does not go from % to %', old.status, new.status
      using errcode = 'check_violation', table = 'orders', constraint = 'order_transition';
  end if;
  return null;
end $$;

create or replace trigger check_transition after update of status on orders
for each row when (old.status <> new.status) execute function check_order_transition();
