-- Up Migration

-- `cart_states` was made here, and `reserve` again. They are in functions/ now; the name stays, since databases have it on record.
