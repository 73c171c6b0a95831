-- Up Migration

-- A provider may report an amount that no payment has, such as one below 0. The case holds it as it was reported.
-- The trigger names the column. Its function's file, which is applied after the migrations, creates it again.
drop trigger if exists log_update on review_cases;
delete from functions where name = 'log_review_case';
alter table review_cases alter column received_cents type bigint;
