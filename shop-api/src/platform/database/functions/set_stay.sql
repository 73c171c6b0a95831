-- Makes a room that the cart already holds its stay, and gives back the room before and the extras that the package does not have.
-- p_rooms is how many rooms of the kind the cart holds, p_persons for how many people.
-- Answers `kept`, `closed` (no such cart, or it is not shopping any more), or `changed` (the cart does not hold these rooms any more).
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
