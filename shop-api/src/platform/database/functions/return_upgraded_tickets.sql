-- So many of an upgrade's option are refunded: as many tickets that it upgraded are valid again, the lowest numbers first, each with a new
-- code; the old code stays void. Without p_reissues they only count as given back, because their own order is refunded as well.
-- Queues a mail with the new codes. The caller holds the locks of both orders' carts.
create or replace function return_upgraded_tickets(
  p_event text, p_order uuid, p_product text, p_qty integer, p_refund uuid, p_reissues boolean
)
returns void
language plpgsql as $$
declare
  original uuid;
  upgrade record;
  numbers integer[];
begin
  select orders.upgrades_order_id into original from orders where orders.event_id = p_event and orders.id = p_order;
  for upgrade in
    update upgrade_lines line set returned_qty = least(line.qty, line.returned_qty + p_qty)
    where line.event_id = p_event and line.order_id = p_order and line.product_id = p_product
    returning line.upgraded_product_id
  loop
    continue when not p_reissues;
    with returned as (
      update tickets set status = 'void', reason = 'upgrade_refunded', changed_at = clock_timestamp()
      where tickets.event_id = p_event and tickets.order_id = original and tickets.product_id = upgrade.upgraded_product_id
        and tickets.status = 'upgraded' and tickets.number in (
          select lowest.number from tickets lowest
          where lowest.event_id = p_event and lowest.order_id = original and lowest.product_id = upgrade.upgraded_product_id
            and lowest.status = 'upgraded' and lowest.upgraded_by = p_order and lowest.upgraded_to = p_product
          order by lowest.number limit p_qty
        )
      returning tickets.number, tickets.issue
    ), again as (
      insert into tickets (event_id, order_id, product_id, number, issue, code)
      select p_event, original, upgrade.upgraded_product_id, returned.number, returned.issue + 1, new_ticket_code() from returned
      returning tickets.number
    )
    select array_agg(again.number) into numbers from again;
    continue when numbers is null;
    insert into mails (event_id, kind, key, shop_slug, order_id)
    select p_event, 'ticket_return', p_refund::text, orders.shop_slug, orders.id from orders
    where orders.event_id = p_event and orders.id = original
    on conflict do nothing;
  end loop;
end $$;
