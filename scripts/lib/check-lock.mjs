// A lock file written while the registry lacked some platform's package makes `npm ci` fail, here or on that
// platform: every optional package that a locked one names must be locked too.
import fs from 'node:fs'
import path from 'node:path'
import { projectRoot } from './project.mjs'

/** @typedef {Record<string, { version?: string, integrity?: string, resolved?: string, link?: boolean,
 *   optionalDependencies?: Record<string, string> }>} Packages */

/** The packages of package-lock.json by their place in node_modules. @returns {Packages} */
export function lockedPackages() {
  return JSON.parse(fs.readFileSync(path.join(projectRoot, 'package-lock.json'), 'utf8')).packages
}

/** What is missing, as sentences. @param {Packages} packages @returns {string[]} */
export function holesIn(packages) {
  return Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(packages, place, name))
      .map((name) => `${place || 'package.json'} asks for ${name}, which is not locked`),
  )
}

/** Looked up as Node.js does: in the package's own node_modules, then in those above.
 * @param {Packages} packages @param {string} place @param {string} name */
function isLocked(packages, place, name) {
  for (let at = place; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    if (packages[`${at ? `${at}/` : ''}node_modules/${name}`]?.version) return true
    if (at === '') return false
  }
}
