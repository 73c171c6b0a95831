-- Up Migration

-- A refund that was due when a dispute was lost: the bank has taken the money, so it is not sent.
alter table refunds drop constraint refunds_status_check;
alter table refunds add constraint refunds_status_check check (status in ('due', 'done', 'stopped'));
