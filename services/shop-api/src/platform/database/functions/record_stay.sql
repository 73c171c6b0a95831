-- Records the stay of an order that has a room among its lines, once. Copies the cart's stay. If the cart has none, the
-- number of persons is the number that the rooms sleep.
create or replace function record_stay(p_event text, p_order uuid)
returns void
language plpgsql as $$
begin
  insert into order_stays (event_id, order_id, hotel_cart_id, package_id, room_id, rooms, persons)
  select p_event, p_order, coalesce(stay.id, gen_random_uuid()), room.package_id, room.product_id, line.qty,
    coalesce(stay.persons, line.qty * room.sleeps)
  from order_lines line
  join travel_rooms room on room.event_id = p_event and room.product_id = line.product_id
  join orders on orders.event_id = p_event and orders.id = p_order
  left join hotel_carts stay
    on stay.event_id = p_event and stay.cart_id = orders.cart_id and stay.room_id = room.product_id
  where line.event_id = p_event and line.order_id = p_order
  limit 1
  on conflict on constraint order_stays_pkey do nothing;
end $$;
