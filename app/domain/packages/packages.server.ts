import { sendOne } from '~/db/at-once.server'
import type { Row } from '~/db/rows'

export type Package = Row<'packages'>
export type PackagePart = Package['parts'][number]

/** All packages, in display order. */
export function listPackages() {
  return sendOne(null, (sql) => sql<Package[]>`select * from api.packages order by position`)
}

/** One package, or undefined. */
export async function findPackage(id: number) {
  return (await listPackages()).find((item) => item.id === id)
}

/** The package in the path of a checkout, or undefined. */
export async function findPackageOnTheWay(path: string) {
  const [, id] = /^\/checkout\/([1-9]\d{0,8})(?:\?|$)/.exec(path) ?? []
  return id ? findPackage(Number(id)) : undefined
}
