import type { ReactNode } from 'react'
import { mostFound } from '~/domain/search/found'
import { Link } from '~/http/page'
import { PersonWithFace } from '~/parts/people/person-with-face'
import { hasPage } from '~/route-table'
import { RecordSection } from '~/ui/record-page'

export type FoundRow = {
  id: number
  title: string
  /** Of a person, whose name is the title: the photo, or null for the initials. */
  photoId?: number | null
  to?: string
  facts: ReactNode[]
}

type FoundGroupProps = {
  title: string
  /** At most one row more than is shown. */
  rows: FoundRow[]
  /** The lists that have all rows of this search. */
  all: { to: string; label: string }[]
}

/** One group of results; nothing if there are none. */
export function FoundGroup({ title, rows, all }: FoundGroupProps) {
  if (rows.length === 0) return null
  const lists = all.filter(({ to }) => hasPage(to.replace(/\?.*/, '')))
  return (
    <RecordSection title={title}>
      <ul className="overflow-hidden rounded-leaf border border-transparent bg-card">
        {rows.slice(0, mostFound).map(({ id, title: name, photoId, to, facts }) => (
          <li key={id} className="border-b border-line px-4 py-3 last:border-b-0 sm:px-5">
            <p className="font-bold break-words">
              {photoId === undefined ? (
                <Title {...{ name, to }} />
              ) : (
                <PersonWithFace {...{ name, photoId }}>
                  <Title {...{ name, to }} />
                </PersonWithFace>
              )}
            </p>
            {facts.length > 0 && (
              <ul className="facts flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted">
                {facts.filter(Boolean).map((fact, at) => (
                  <li key={at} className="break-words">
                    {fact}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {rows.length > mostFound && lists.length > 0 && (
        <p className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
          {lists.map(({ to, label }) => (
            <Link key={to} to={to} className="inline-flex min-h-8 items-center">
              {label}
            </Link>
          ))}
        </p>
      )}
    </RecordSection>
  )
}

function Title({ name, to }: { name: string; to?: string }) {
  return to ? <Link to={to}>{name}</Link> : name
}
