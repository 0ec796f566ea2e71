// Finds the PostgreSQL binaries in node_modules, and lets an unprivileged user run them.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

// Only root can write here, so no other user can replace a binary.
const sharedHome = '/var/lib/embedded-postgres'

/** PostgreSQL refuses to run as root. Then the OS user postgres runs it, or nobody. */
export function serverUser() {
  if (process.getuid?.() !== 0) return {}
  const lines = fs.readFileSync('/etc/passwd', 'utf8').split('\n')
  const line =
    lines.find((each) => each.startsWith('postgres:')) ?? lines.find((each) => each.startsWith('nobody:'))
  if (!line)
    throw new Error('PostgreSQL cannot run as root, and there is no user postgres or nobody on this machine.')
  const [, , uid, gid] = line.split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

/** Returns the folder with bin, lib and share, readable by the user who runs the server. */
export function binaries() {
  const native = installed()
  makeLinks(native)
  if (process.getuid?.() !== 0 || readableByOthers(native)) return native
  return copyAside(native)
}

/** Returns a path for the cluster that the server's user can reach: the given folder, or a link to it. */
export function clusterHome(/** @type {string} */ asked) {
  if (process.getuid?.() !== 0 || reachable(asked)) return asked
  if (!fs.lstatSync(asked, { throwIfNoEntry: false })) {
    fs.mkdirSync(sharedHome, { recursive: true, mode: 0o755 })
    const elsewhere = fs.mkdtempSync(path.join(sharedHome, 'data-'))
    fs.chmodSync(elsewhere, 0o755)
    fs.symlinkSync(path.join(elsewhere, 'postgres'), asked)
  }
  return fs.lstatSync(asked).isSymbolicLink() ? fs.readlinkSync(asked) : asked
}

function installed() {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  // Not import.meta.resolve: it does not exist in Vitest's global set-up.
  const folders = (/** @type {string} */ from, /** @type {string} */ wanted) =>
    (createRequire(from).resolve.paths(wanted) ?? [])
      .map((folder) => path.join(folder, wanted))
      .filter(fs.existsSync)
  const wrapper = folders(import.meta.url, 'embedded-postgres')[0]
  const nested = wrapper ? folders(path.join(wrapper, 'package.json'), name) : []
  const found = [...nested, ...folders(import.meta.url, name)][0]
  if (!found) {
    throw new Error(
      `The embedded PostgreSQL is not installed here (${name}): an install for production leaves it out, and not every ` +
        'machine has one. Set DATABASE_URL to a PostgreSQL of your own (15 or newer).',
    )
  }
  return fs.realpathSync(path.join(found, 'native'))
}

// npm packages cannot contain symbolic links. The package's postinstall script creates them, but it may be disabled.
function makeLinks(/** @type {string} */ native) {
  const list = path.join(native, 'pg-symlinks.json')
  const links = fs.existsSync(list) ? JSON.parse(fs.readFileSync(list, 'utf8')) : []
  for (const { source, target } of links) {
    const link = path.join(native, '..', target)
    if (!fs.lstatSync(link, { throwIfNoEntry: false })) fs.symlinkSync(path.basename(source), link)
  }
  for (const program of ['postgres', 'initdb', 'pg_ctl']) {
    const file = path.join(native, 'bin', program)
    if ((fs.statSync(file).mode & 0o111) !== 0o111) fs.chmodSync(file, 0o755)
  }
}

/** Whether other users may enter every parent folder. */
function reachable(/** @type {string} */ place) {
  for (let folder = path.dirname(path.resolve(place)); ; folder = path.dirname(folder)) {
    const found = fs.statSync(folder, { throwIfNoEntry: false })
    if (found && (found.mode & 0o001) === 0) return false
    if (folder === path.dirname(folder)) return true
  }
}

function readableByOthers(/** @type {string} */ native) {
  const files = ['bin/postgres', 'share/postgresql/postgres.bki', 'share/postgres.bki'].map((file) =>
    fs.statSync(path.join(native, file), { throwIfNoEntry: false }),
  )
  return (
    reachable(path.join(native, 'bin/postgres')) && files.every((file) => !file || (file.mode & 0o004) !== 0)
  )
}

function copyAside(/** @type {string} */ native) {
  const { version } = JSON.parse(fs.readFileSync(path.join(native, '../package.json'), 'utf8'))
  const place = createHash('sha256').update(native).digest('hex').slice(0, 8)
  const copy = path.join(sharedHome, `${version}-${place}`)
  if (fs.existsSync(copy)) return copy
  fs.mkdirSync(sharedHome, { recursive: true, mode: 0o755 })
  const unfinished = fs.mkdtempSync(`${copy}-`)
  fs.cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true })
  fs.chmodSync(unfinished, 0o755)
  for (const entry of fs.readdirSync(unfinished, { withFileTypes: true, recursive: true })) {
    const folder = entry.parentPath ?? entry.path
    const mayRun = entry.isDirectory() || folder.endsWith('/bin')
    if (!entry.isSymbolicLink()) fs.chmodSync(path.join(folder, entry.name), mayRun ? 0o755 : 0o644)
  }
  fs.renameSync(unfinished, copy)
  return copy
}
