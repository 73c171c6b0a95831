-- Up Migration

-- A provider may report an amount that no payment can have, such as one below 0. The case stores it as reported. The
-- trigger refers to the column, so it is dropped here. It is created again by the file of its function, which is
-- applied after the migrations.
drop trigger if exists log_update on review_cases;
delete from functions where name = 'log_review_case';
alter table review_cases alter column received_cents type bigint;
