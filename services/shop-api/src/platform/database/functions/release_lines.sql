-- Removes a cart's lines of these products and returns their stock. Returns the number of lines. The caller holds the
-- cart's lock.
create or replace function release_lines(p_event text, p_cart uuid, p_products text[])
returns integer
language plpgsql
set enable_seqscan = off
as $$
declare
  released integer;
begin
  perform 1 from stock where stock.event_id = p_event and stock.id in (
    select line.stock_id from cart_lines line
    where line.event_id = p_event and line.cart_id = p_cart and line.product_id = any (p_products)
  ) order by stock.id for no key update;
  with gone as (
    delete from cart_lines line
    where line.event_id = p_event and line.cart_id = p_cart and line.product_id = any (p_products)
    returning line.stock_id, line.qty
  ), sums as (
    select gone.stock_id, sum(gone.qty) as qty from gone where gone.stock_id is not null group by gone.stock_id
  ), given_back as (
    update stock set reserved = stock.reserved - sums.qty from sums
    where stock.event_id = p_event and stock.id = sums.stock_id
  )
  select count(*) into released from gone;
  return released;
end $$;
