-- Up Migration

-- `cart_states` was created here, and `reserve` a second time. They are in functions/ now. This file is kept, since databases have
-- recorded its name.
