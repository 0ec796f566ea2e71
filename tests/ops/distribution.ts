// The programs of the distribution: PgBouncer and PostgreSQL's own.
import fs from 'node:fs'
import path from 'node:path'

export type Tool = 'pgbouncer' | 'postgres' | 'caddy'

const missing: Record<Tool, string> = {
  pgbouncer: 'no pgbouncer on this machine (apt-get install pgbouncer)',
  caddy: 'no caddy on this machine (apt-get install caddy)',
  postgres: 'no PostgreSQL 15 or newer in /usr/lib/postgresql (apt-get install postgresql)',
}

/** The folder of PostgreSQL's programs, the newest version; undefined if none is installed. */
export function postgresPrograms() {
  const root = '/usr/lib/postgresql'
  const versions = fs.existsSync(root) ? fs.readdirSync(root).map(Number).filter(Boolean) : []
  const newest = versions
    .sort((a, b) => b - a)
    .find((version) => fs.existsSync(`${root}/${version}/bin/postgres`))
  return newest && newest >= 15 ? `${root}/${newest}/bin` : undefined
}

/** A program's file; undefined if it is not installed. */
export function programIn(name: string) {
  const places = [...(process.env.PATH ?? '').split(':'), '/usr/sbin']
  return places.map((place) => path.join(place, name)).find((file) => fs.existsSync(file))
}

/** The program PgBouncer; undefined if it is not installed. */
export const bouncerProgram = () => programIn('pgbouncer')

/** Why a promise cannot be tried here; undefined if it can. */
export function whatIsMissing(needs: Tool[]) {
  const there = { pgbouncer: bouncerProgram(), postgres: postgresPrograms(), caddy: programIn('caddy') }
  const [first] = needs.filter((tool) => !there[tool])
  return first && missing[first]
}
