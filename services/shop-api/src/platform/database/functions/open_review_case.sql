-- Opens a review case for a payment. A payment has one case for each reason and subject: a repeated report changes
-- nothing, and a report with new information updates the case and reopens it. A dispute only moves forward (announced,
-- charged_back, won, lost), so that reports in any order have the same result. Returns whether the report was new. The
-- order is that which the payment belongs to. The caller has locked what the payment pays for.
create or replace function open_review_case(
  p_event text, p_payment uuid, p_order uuid, p_reason text, p_subject text, p_stage text, p_cents bigint, p_currency text
)
returns boolean
language plpgsql as $$
declare
  stages constant text[] := array['received', 'announced', 'charged_back', 'won', 'lost'];
  moment constant timestamptz := statement_timestamp();
begin
  insert into review_cases (event_id, payment_id, order_id, reason, subject, stage, received_cents, currency)
  values (p_event, p_payment, p_order, p_reason, p_subject, p_stage, p_cents, p_currency)
  on conflict on constraint one_case do nothing;
  if found then
    return true;
  end if;
  update review_cases set stage = p_stage, received_cents = p_cents, currency = p_currency,
    openings = review_cases.openings + case when review_cases.status = 'settled' then 1 else 0 end,
    opened_at = case when review_cases.status = 'settled' then moment else review_cases.opened_at end,
    status = 'open', settled_at = null, settlement = null, settled_by = null, note = null
  where review_cases.event_id = p_event and review_cases.payment_id = p_payment
    and review_cases.reason = p_reason and review_cases.subject = p_subject
    and (
      array_position(stages, p_stage) > array_position(stages, review_cases.stage)
      or p_reason <> 'dispute' and (p_cents, p_currency) <> (review_cases.received_cents, review_cases.currency)
    );
  return found;
end $$;
