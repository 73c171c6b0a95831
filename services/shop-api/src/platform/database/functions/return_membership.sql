-- Ends the membership that a line sold, so that its account may buy another. Does nothing for other lines.
create or replace function return_membership(p_event text, p_order uuid, p_product text)
returns void
language plpgsql as $$
begin
  if not exists (
    select 1 from products where products.event_id = p_event and products.id = p_product
      and products.definition ->> 'mappedType' = 'membership'
  ) then
    return;
  end if;
  update membership_sales set is_refunded = true
  where membership_sales.event_id = p_event and membership_sales.order_id = p_order;
  perform end_renewal(p_event, p_order, 'ended');
  perform give_up_limits(p_event, p_order, 'membership:%');
end $$;
