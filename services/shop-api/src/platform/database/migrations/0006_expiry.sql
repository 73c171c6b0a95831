-- Up Migration

-- `release_expired` and `time_out_orders` were created here. They are in functions/ now. This file is kept, since databases have
-- recorded its name.
