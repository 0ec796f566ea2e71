import { read } from '~/db/read.server'
import type { Row } from '~/db/generated/rows'
import { readId } from '~/domain/values'

export type Package = Row<'packages'>
export type PackagePart = Package['parts'][number]

/** All packages, in display order. */
export function listPackages() {
  return read(null, (sql) => sql<Package[]>`select * from api.packages order by position`)
}

/** One package, or undefined. */
export async function findPackage(id: number) {
  return (await listPackages()).find((item) => item.id === id)
}

/** The package in the path of a checkout, or undefined. */
export async function findPackageOnTheWay(path: string) {
  const id = readId(/^\/checkout\/(\d+)(?:\?|$)/.exec(path)?.[1])
  return id ? findPackage(id) : undefined
}
