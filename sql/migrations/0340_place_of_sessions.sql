-- R14. Where two people meet for a planned session: an address or a link.
alter table data.sessions add column place text constraint sessions_place_check check (length(place) <= 300);
