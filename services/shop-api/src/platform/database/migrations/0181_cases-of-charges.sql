-- Up Migration

-- `unanswered`: a charge that may have been made. `refund_refused`, `refund_failed`: money that the provider did not return.
alter table review_cases drop constraint review_cases_reason_check;
alter table review_cases add constraint review_cases_reason_check check (reason in
  ('amount', 'currency', 'twice', 'dispute', 'unanswered', 'refund_refused', 'refund_failed'));
