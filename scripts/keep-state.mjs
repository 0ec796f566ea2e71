#!/usr/bin/env node
// npm run keep-state: saves today's sql/, with the code that migrates it and loads the demo people, as one file. From
// then on tests/upgrade migrates from this state. Run it once for each version before it is deployed.
import fs from 'node:fs'
import path from 'node:path'
import zlib from 'node:zlib'
import { filesIn, projectRoot } from './lib/project.mjs'

const places = ['sql', 'scripts/lib', 'scripts/demo', 'common']
const files = places.flatMap((place) => filesIn(path.join(projectRoot, place)))
const content = Object.fromEntries(
  files.map((file) => [path.relative(projectRoot, file), fs.readFileSync(file).toString('base64')]),
)
const newest = path.basename(filesIn(path.join(projectRoot, 'sql/migrations')).at(-1) ?? '', '.sql')
const state = path.join(projectRoot, 'tests/upgrade/states', `${newest}.json.gz`)
fs.mkdirSync(path.dirname(state), { recursive: true })
fs.writeFileSync(state, zlib.gzipSync(JSON.stringify(content), { level: 9 }))
process.stdout.write(`${path.relative(projectRoot, state)}: ${files.length} files\n`)
