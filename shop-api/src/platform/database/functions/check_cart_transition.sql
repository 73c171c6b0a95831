-- Refuses a change of a cart's status that the table `cartTransitions` (sale/cart/cartTransitions.ts) does not have; a test compares
-- the two, pair by pair. It costs nothing where a status is not set: reservations never do. It looks at its own row only.
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
