-- Writes to the audit log of the order that a payment went to review, the outcome of the review, and how a person
-- settled it. The person's reason is stored only in the case, since it may contain a name.
create or replace function log_review_case()
returns trigger
language plpgsql as $$
begin
  if new.status = 'settled' then
    perform append_order_event(new.event_id, new.order_id, 'operator ' || new.settled_by, 'review_settled',
      jsonb_build_object('reason', new.reason, 'settlement', new.settlement));
  else
    perform append_order_event(new.event_id, new.order_id, 'shop',
      case when tg_op = 'UPDATE' and old.status = 'open' then 'review_changed' else 'review_opened' end,
      jsonb_build_object('reason', new.reason, 'stage', new.stage, 'received', new.received_cents, 'currency', new.currency));
  end if;
  return null;
end $$;

create or replace trigger log_insert after insert on review_cases
for each row execute function log_review_case();

create or replace trigger log_update after update of status, stage, received_cents, currency on review_cases
for each row when (
  (old.status, old.stage, old.received_cents, old.currency) is distinct from (new.status, new.stage, new.received_cents, new.currency)
) execute function log_review_case();
