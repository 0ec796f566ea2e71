#!/bin/bash
# Runs once, when the database container is new: the owner of the product's database, not a superuser. CREATEROLE, since
# the product makes its own logins.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$DATABASE_PASSWORD" --username postgres <<'SQL'
create role mentoring login createrole password :'password';
create database mentoring owner mentoring;
SQL
