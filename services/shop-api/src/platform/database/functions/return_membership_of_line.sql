-- Ends a sold membership when its line is returned. Functions of the sale return lines, and know no memberships.
create or replace function return_membership_of_line()
returns trigger
language plpgsql as $$
begin
  if exists (
    select 1 from products where products.event_id = new.event_id and products.id = new.product_id
      and products.definition ->> 'mappedType' = 'membership'
  ) then
    perform return_membership(new.event_id, new.order_id);
  end if;
  return null;
end $$;

create or replace trigger return_membership after update of refunded_qty on order_lines
for each row when (new.refunded_qty > old.refunded_qty) execute function return_membership_of_line();
