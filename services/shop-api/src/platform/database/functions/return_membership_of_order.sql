-- Ends a sold membership when its order is returned or lost in a dispute. Functions of the sale know no memberships.
create or replace function return_membership_of_order()
returns trigger
language plpgsql as $$
begin
  perform return_membership(new.event_id, new.id);
  return null;
end $$;

create or replace trigger return_membership after update of status on orders
for each row when (old.status = 'completed' and new.status = 'refunded') execute function return_membership_of_order();
