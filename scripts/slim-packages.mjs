#!/usr/bin/env node
// Takes out of node_modules what only a compiler or a debugger reads; for an image or a release, never for development.
// TypeScript is an optional companion of Remix's packages, so npm leaves it there.
import fs from 'node:fs'
import path from 'node:path'
import { projectRoot } from './lib/project.mjs'

const packages = path.join(projectRoot, 'node_modules')
for (const compiler of ['typescript', '@typescript', '@types'])
  fs.rmSync(path.join(packages, compiler), { recursive: true, force: true })
for (const file of fs.readdirSync(packages, { recursive: true, encoding: 'utf8' }))
  if (/\.(map|d\.[cm]?ts)$/.test(file)) fs.rmSync(path.join(packages, file))
