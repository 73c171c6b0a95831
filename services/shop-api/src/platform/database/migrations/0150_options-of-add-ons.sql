-- Up Migration

-- Another option of an add-on of the same package, such as two seats of a transfer at once.
alter table travel_extras add column option_of text;
alter table travel_extras add foreign key (event_id, package_id, option_of) references travel_extras (event_id, package_id, product_id);
