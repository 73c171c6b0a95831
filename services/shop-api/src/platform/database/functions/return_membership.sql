-- Ends the membership that an order sold, so that its account may buy another. Does nothing for other orders.
create or replace function return_membership(p_event text, p_order uuid)
returns void
language plpgsql as $$
begin
  update membership_sales set is_refunded = true
  where membership_sales.event_id = p_event and membership_sales.order_id = p_order;
  if not found then
    return;
  end if;
  perform end_renewal(p_event, p_order, 'ended');
  perform give_up_limits(p_event, p_order, 'membership:%');
end $$;
