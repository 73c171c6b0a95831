-- Creates the code of a ticket: 125 random bits as 25 letters and digits, without I, L, O and U, so that the code can
-- be read aloud and contains no word. The gate accepts this code. The two UUIDs contain 244 random bits.
create or replace function new_ticket_code()
returns text
language sql volatile as $$
  select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + get_byte(random.bytes, position) % 32, 1), '' order by position)
  from (select sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) as bytes) random
  cross join generate_series(0, 24) position
$$;
