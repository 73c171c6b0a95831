-- Writes to the audit log of the order that a mail was queued, and its outcome: sent, failed, or erased before it was
-- sent.
create or replace function log_mail()
returns trigger
language plpgsql as $$
begin
  perform append_order_event(new.event_id, new.order_id,
    case when tg_op = 'INSERT' then 'shop' else 'job mails' end,
    case when tg_op = 'INSERT' then 'mail_queued' else 'mail_' || new.status end,
    jsonb_build_object('kind', new.kind));
  return null;
end $$;

create or replace trigger log_insert after insert on mails
for each row when (new.order_id is not null) execute function log_mail();

create or replace trigger log_update after update of status on mails
for each row when (new.order_id is not null and old.status <> new.status) execute function log_mail();
