#!/usr/bin/env node
// Migrates a database to the state of sql/.
//   npm run migrate                    by hand, before the first server of a new version starts
//   npm run migrate -- --again         takes this version again, although another one has replaced its functions
import { prepareDatabase } from './lib/database.mjs'
import { environmentOrExit } from './lib/environment.mjs'
import { giveUp, say } from './lib/say.mjs'

try {
  const again = process.argv.includes('--again')
  await (await prepareDatabase(environmentOrExit(), say, { again })).stop()
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error))
}
