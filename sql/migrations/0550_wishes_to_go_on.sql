-- Of a paused mentorship, either side may also ask the team to resume it.
alter table data.pair_wishes drop constraint pair_wishes_wish_check;
alter table data.pair_wishes add constraint pair_wishes_wish_check check (wish in ('pause', 'resume', 'end'));
