-- Up Migration

-- `release_expired` and `time_out_orders` were made here. They are in functions/ now; the name stays, since databases have it on record.
