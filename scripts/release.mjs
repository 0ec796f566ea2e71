#!/usr/bin/env node
// npm run release: checks, makes a release beside the running one, migrates, and lets `current` lead to it last. A step
// that fails changes nothing of what runs.
//   npm run release                                   the commit that is checked out
//   npm run release -- v3                             another one
//   npm run release -- --back                         the release that ran before
//   npm run release -- --unchecked mail               although this check says BAD (machine, database, mail, stripe, proxy)
import path from 'node:path'
import { parseArgs } from 'node:util'
import { defaultHome, makeCurrent, makeRelease, must, nameBehind, nameOf, runIn } from './lib/releases.mjs'
import { giveUp, requireNode, say } from './lib/say.mjs'

requireNode()
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    back: { type: 'boolean' },
    unchecked: { type: 'string', multiple: true, default: [] },
    home: { type: 'string' },
  },
})
const home = path.resolve(values.home ?? defaultHome())
const current = path.join(home, 'current')
let made = ''
try {
  const name = values.back ? nameBefore() : nameOf(positionals[0] ?? 'HEAD')
  const folder = path.join(home, 'releases', name)
  say(`making ${name}`)
  makeRelease(positionals[0] ?? 'HEAD', folder, check)
  made = folder
  must(runIn(folder, 'scripts/migrate.mjs', '--again'), 'The migration')
  makeCurrent(home, name)
  say(`${current} is ${name}; systemctl restart mentoring runs it. Back: npm run release -- --back`)
} catch (error) {
  const runs = nameBehind(current)
  giveUp(
    [
      error instanceof Error ? error.message : error,
      made && `${made} is made, and nothing runs it: the next npm run release takes it as it is.`,
      runs
        ? `${current} is still ${runs}, and may be restarted.`
        : `Nothing was switched: ${current} leads to no release.`,
    ]
      .filter(Boolean)
      .join('\n'),
  )
}

/** Before the build, which takes minutes. @param {string} folder  with sources and packages */
function check(folder) {
  must(
    runIn(folder, 'scripts/check.mjs', '--release', ...values.unchecked.map((name) => `--unchecked=${name}`)),
    'The check',
    'Repair what is BAD, or go on without one check: --unchecked mail.',
  )
}

function nameBefore() {
  const before = nameBehind(path.join(home, 'before'))
  if (!before) throw new Error('There is no release before this one.')
  return before
}
