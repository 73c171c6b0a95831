-- Makes a room in the cart its stay, and returns the stock of the former room and of the extras that are not in the
-- package. p_rooms is the number of such rooms in the cart, p_persons the number of people. Returns `kept`, `closed`
-- (the cart does not exist or is no longer shopping) or `changed` (these rooms are no longer in the cart).
create or replace function set_stay(p_event text, p_cart uuid, p_package text, p_room text, p_rooms integer, p_persons integer)
returns text
language plpgsql as $$
begin
  perform 1 from carts where carts.event_id = p_event and carts.id = p_cart
    and carts.status = 'shopping' and carts.expires_at > clock_timestamp() for update;
  if not found then
    return 'closed';
  end if;
  perform 1 from cart_lines line
  where line.event_id = p_event and line.cart_id = p_cart and line.product_id = p_room and line.qty = p_rooms;
  if not found then
    return 'changed';
  end if;
  perform release_lines(p_event, p_cart, stay_lines_beside(p_event, p_cart, p_package, p_room));
  insert into hotel_carts (event_id, cart_id, package_id, room_id, rooms, persons)
  values (p_event, p_cart, p_package, p_room, p_rooms, p_persons)
  on conflict on constraint hotel_carts_pkey do update
  set package_id = excluded.package_id, room_id = excluded.room_id, rooms = excluded.rooms, persons = excluded.persons;
  return 'kept';
end $$;
