-- Removes the stay from a cart: the room, its extras, and the tickets in p_tickets. Returns `gone`, `none` (there was
-- no stay) or `closed` (the cart does not exist or is no longer shopping).
create or replace function drop_stay(p_event text, p_cart uuid, p_tickets text[])
returns text
language plpgsql as $$
declare
  released integer;
begin
  perform 1 from carts where carts.event_id = p_event and carts.id = p_cart
    and carts.status = 'shopping' and carts.expires_at > clock_timestamp() for update;
  if not found then
    return 'closed';
  end if;
  released := release_lines(p_event, p_cart, stay_lines_beside(p_event, p_cart, null, null) || p_tickets);
  delete from hotel_carts where hotel_carts.event_id = p_event and hotel_carts.cart_id = p_cart;
  return case when found or released > 0 then 'gone' else 'none' end;
end $$;
