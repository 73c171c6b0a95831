-- Up Migration

create index carts_to_forget on carts (event_id, expires_at) where status = 'expired';
