import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '~/http/page'
import { keepingReturn } from '~/http/return-to'
import { useHydrated } from '~/ui/hydrated'

type Seen = { id: number; name: string }

const place = 'seen-mentors'
const most = 4

/** The profiles that a visitor opened in this tab, the last one first. Nothing of it leaves the browser. */
function readSeen(): Seen[] {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? '[]') as Seen[]
  } catch {
    // A browser may forbid it.
    return []
  }
}

/** Remembers the profile in this tab. */
export function RememberSeen({ id, name }: Seen) {
  useEffect(() => {
    const seen = [{ id, name }, ...readSeen().filter((one) => one.id !== id)].slice(0, most)
    try {
      sessionStorage.setItem(place, JSON.stringify(seen))
    } catch {
      // As above.
    }
  }, [id, name])
  return null
}

/** The way back to the profiles of this visit; only with JavaScript, so that the page is the same for all visitors. */
export function SeenMentors({ from }: { from: string }) {
  const { t } = useTranslation('public')
  const seen = useHydrated() ? readSeen() : []
  if (seen.length === 0) return null
  return (
    <p className="flex flex-wrap items-baseline gap-x-4">
      {t('mentors.seen')}
      {seen.map(({ id, name }) => (
        <Link
          key={id}
          to={keepingReturn(`/mentors/${id}`, from)}
          className="inline-flex min-h-11 items-center font-medium"
        >
          {name}
        </Link>
      ))}
    </p>
  )
}
