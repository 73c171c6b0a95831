-- The stock changes that make the order's cart contain exactly the order's lines, one row for each stock. `more` is
-- negative for returned stock. Usually there is no row.
create or replace function order_stock_change(p_event text, p_order uuid, p_cart uuid)
returns table (stock_id text, more integer)
language plpgsql stable as $$
begin
  return query select needs.stock_id, sum(needs.qty)::integer
  from (
    select line.stock_id, line.qty from order_lines line where line.event_id = p_event and line.order_id = p_order
    union all
    select line.stock_id, -line.qty from cart_lines line where line.event_id = p_event and line.cart_id = p_cart
  ) needs
  where needs.stock_id is not null
  group by needs.stock_id
  having sum(needs.qty) <> 0;
end $$;
