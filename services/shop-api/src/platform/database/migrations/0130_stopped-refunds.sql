-- Up Migration

-- `stopped`: a refund that was due when a dispute was lost. It is not sent, since the bank has already returned the
-- money.
alter table refunds drop constraint refunds_status_check;
alter table refunds add constraint refunds_status_check check (status in ('due', 'done', 'stopped'));
