-- Up Migration

-- `refund_order` was made here. It is in functions/ now; the name stays, since databases have it on record.
