#!/usr/bin/env node
// Prints the owner's connection string of the running database, for psql: psql "$(npm run --silent db:url)"
import { environmentOrExit } from './lib/environment.mjs'
import { giveUp } from './lib/say.mjs'
import { runningUrl } from './lib/postgres.mjs'
import { databaseName } from './lib/project.mjs'

const { databaseUrl, dataDir } = environmentOrExit()
const url = databaseUrl || runningUrl(dataDir, databaseName)
if (!url) giveUp('The embedded database is not running: start it with npm start or npm run dev.')
process.stdout.write(`${url}\n`)
