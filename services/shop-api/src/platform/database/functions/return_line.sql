-- Takes back a quantity of a line of a paid order: its stock, its tickets (the highest numbers first), and the tickets
-- that it upgraded. With p_upgraded, its own upgraded tickets are taken back too.
-- The caller holds the locks of the carts.
create or replace function return_line(
  p_event text, p_order uuid, p_product text, p_qty integer, p_refund uuid, p_upgraded boolean, p_gives_back boolean
)
returns void
language plpgsql as $$
declare
  its_cart uuid;
  moment constant timestamptz := clock_timestamp();
begin
  select orders.cart_id into its_cart from orders where orders.event_id = p_event and orders.id = p_order;
  insert into refund_lines (event_id, refund_id, product_id, qty) values (p_event, p_refund, p_product, p_qty);
  update order_lines set refunded_qty = order_lines.refunded_qty + p_qty
  where order_lines.event_id = p_event and order_lines.order_id = p_order and order_lines.product_id = p_product;
  update tickets set status = 'refunded', reason = 'refund', changed_at = moment
  where tickets.event_id = p_event and tickets.order_id = p_order and tickets.product_id = p_product
    and (tickets.status = 'issued' or p_upgraded and tickets.status = 'upgraded') and tickets.number in (
      select highest.number from tickets highest
      where highest.event_id = p_event and highest.order_id = p_order and highest.product_id = p_product
        and (highest.status = 'issued' or p_upgraded and highest.status = 'upgraded')
      order by highest.number desc limit p_qty
    );
  perform return_upgraded_tickets(p_event, p_order, p_product, p_qty, p_refund, p_gives_back);
  perform return_stock(p_event, its_cart, p_product, p_qty);
end $$;
