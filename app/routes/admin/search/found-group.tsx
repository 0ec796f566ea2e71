import { mostFound } from '~/domain/search/found'
import { Link } from '~/http/page'
import { PersonWithFace } from '~/parts/people/person-with-face'
import type { FoundGroup as Group } from '~/parts/search/found-groups'
import { RecordSection } from '~/ui/record-page'

/** One group of results. */
export function FoundGroup({ title, rows, all }: Group) {
  return (
    <RecordSection title={title}>
      <ul className="overflow-hidden rounded-leaf border border-transparent bg-card">
        {rows.slice(0, mostFound).map(({ id, title: name, photoId, to, facts }) => (
          <li key={id} className="border-b border-line px-4 py-3 last:border-b-0 sm:px-5">
            <p className="font-bold break-words">
              {photoId === undefined ? (
                <Link to={to}>{name}</Link>
              ) : (
                <PersonWithFace {...{ name, photoId }}>
                  <Link to={to}>{name}</Link>
                </PersonWithFace>
              )}
            </p>
            {facts.some(Boolean) && (
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
      {rows.length > mostFound && (
        <p className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
          {all.map(({ to, label }) => (
            <Link key={to} to={to} className="inline-flex min-h-8 items-center">
              {label}
            </Link>
          ))}
        </p>
      )}
    </RecordSection>
  )
}
