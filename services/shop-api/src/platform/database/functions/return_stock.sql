-- Returns a quantity of a sold line to the stock. The caller holds the lock of the cart.
create or replace function return_stock(p_event text, p_cart uuid, p_product text, p_qty integer)
returns void
language plpgsql
set enable_seqscan = off
as $$
declare
  its_stock text;
  held integer;
begin
  select line.stock_id, line.qty into its_stock, held from cart_lines line
  where line.event_id = p_event and line.cart_id = p_cart and line.product_id = p_product;
  if held is null then
    return;
  end if;
  update stock set reserved = stock.reserved - least(p_qty, held)
  where stock.event_id = p_event and stock.id = its_stock;
  if held <= p_qty then
    delete from cart_lines line
    where line.event_id = p_event and line.cart_id = p_cart and line.product_id = p_product;
  else
    update cart_lines set qty = cart_lines.qty - p_qty
    where cart_lines.event_id = p_event and cart_lines.cart_id = p_cart and cart_lines.product_id = p_product;
  end if;
end $$;
