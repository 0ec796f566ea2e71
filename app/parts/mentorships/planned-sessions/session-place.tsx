import { isLink } from '~/domain/fields'

/** Where a session is: an address as text, a link as a link. Renders nothing without a place. */
export function SessionPlace({ place }: { place: string | null }) {
  if (!place) return null
  return (
    <p className="wrap-anywhere">
      {isLink(place) ? (
        <a href={place} target="_blank" rel="noopener noreferrer nofollow ugc">
          {place}
        </a>
      ) : (
        place
      )}
    </p>
  )
}
