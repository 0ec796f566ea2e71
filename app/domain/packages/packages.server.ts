import { asViewer } from '~/db/as-viewer.server'

export type PackagePart = {
  position: number
  kind: 'mentoring' | 'coaching'
  durationMonths: number
  minimumSessions: number
}

export type Package = {
  id: number
  code: 'three_months' | 'six_months' | 'two_in_one'
  names: Record<string, string>
  priceCents: number
  vatPercent: number
  currency: string
  durationMonths: number
  minimumSessions: number
  parts: PackagePart[]
}

/** What is sold, in the order it is shown. */
export function listPackages() {
  return asViewer(
    null,
    (sql) => sql<Package[]>`
      select p.id, p.code, p.names, p.price_cents, p.vat_percent, p.currency, p.duration_months, p.minimum_sessions,
        (select jsonb_agg(jsonb_build_object('position', t.position, 'kind', t.kind,
            'durationMonths', t.duration_months, 'minimumSessions', t.minimum_sessions) order by t.position)
          from data.package_parts t where t.package_code = p.code) as parts
      from data.packages p
      order by p.position`,
  )
}

/** One package, or undefined. */
export async function findPackage(id: number) {
  return (await listPackages()).find((item) => item.id === id)
}

/** The package that an address leads to the order of, or undefined. */
export async function findPackageOnTheWay(path: string) {
  const [, id] = /^\/checkout\/([1-9]\d{0,8})(?:\?|$)/.exec(path) ?? []
  return id ? findPackage(Number(id)) : undefined
}
