// If the registry lacked a platform's package when the lock file was written, `npm ci` fails on that platform. So
// every optional package that a locked package names must be locked too.
import fs from 'node:fs'
import path from 'node:path'
import { projectRoot } from './project.mjs'

/** @typedef {Record<string, { version?: string, integrity?: string, resolved?: string, link?: boolean, dev?: boolean,
 *   inBundle?: boolean, optionalDependencies?: Record<string, string> }>} Packages */

/** Returns the packages of package-lock.json by their path in node_modules. @returns {Packages} */
export function lockedPackages() {
  return JSON.parse(fs.readFileSync(path.join(projectRoot, 'package-lock.json'), 'utf8')).packages
}

/** Takes locked packages; returns a sentence for each missing one. @param {Packages} packages @returns {string[]} */
export function holesIn(packages) {
  return Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(packages, place, name))
      .map((name) => `${place || 'package.json'} asks for ${name}, which is not locked`),
  )
}

/**
 * Finds a package as Node.js does: in the package's own node_modules, then in those above.
 * @param {Packages} packages @param {string} place @param {string} name
 */
function isLocked(packages, place, name) {
  for (let at = place; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    if (packages[`${at ? `${at}/` : ''}node_modules/${name}`]?.version) return true
    if (at === '') return false
  }
}
