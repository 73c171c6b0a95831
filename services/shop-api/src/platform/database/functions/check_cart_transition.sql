-- Refuses a change of a cart's status that is not in the table `cartTransitions` (sale/cart/cartTransitions.ts); a test
-- compares the two, pair by pair. It costs nothing for updates that don't set a status, such as reservations. It reads
-- only its own row.
create or replace function check_cart_transition()
returns trigger
language plpgsql as $$
begin
  if (old.status, new.status) not in (
    ('shopping', 'in_payment'), ('shopping', 'confirmed'), ('shopping', 'expired'),
    ('in_payment', 'shopping'), ('in_payment', 'confirmed'), ('in_payment', 'expired'),
    ('confirmed', 'expired'),
    ('expired', 'confirmed')
  ) then
    raise exception 'A cart does not go from % to %', old.status, new.status
      using errcode = 'check_violation', table = 'carts', constraint = 'cart_transition';
  end if;
  return null;
end $$;

create or replace trigger check_transition after update of status on carts
for each row when (old.status <> new.status) execute function check_cart_transition();
