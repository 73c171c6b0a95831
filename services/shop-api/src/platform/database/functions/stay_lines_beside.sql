-- The products in a cart that belong to stays, except p_room and the extras of p_package. If both are null, returns all
-- products of stays.
create or replace function stay_lines_beside(p_event text, p_cart uuid, p_package text, p_room text)
returns text[]
language plpgsql stable as $$
declare
  lines text[];
begin
  select coalesce(array_agg(line.product_id), '{}') into lines from cart_lines line
  where line.event_id = p_event and line.cart_id = p_cart
    and line.product_id is distinct from p_room
    and (
      exists (select 1 from travel_rooms room where room.event_id = p_event and room.product_id = line.product_id)
      or exists (select 1 from travel_extras extra where extra.event_id = p_event and extra.product_id = line.product_id)
    )
    and not exists (
      select 1 from travel_extras extra
      -- coalesce is needed because a comparison with null would select no event's table, which a database that is
      -- distributed by event refuses.
      where extra.event_id = p_event and extra.package_id = coalesce(p_package, '') and extra.product_id = line.product_id
    );
  return lines;
end $$;
