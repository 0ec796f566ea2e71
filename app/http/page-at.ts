import { pages, type Page, type TeamPath } from '~/route-table'
import { pageOf } from '~/i18n/language-address'

/** The entry of the route table for a request. */
export const pageAt = ({ url }: Pick<Request, 'url'>) => find(url)?.page

/** The page of the team that a request opens, with the values in its path; undefined for any other page. */
export function teamPageAt({ url }: Request) {
  const { page, given = [] } = find(url) ?? {}
  if (page?.resource !== 'admin') return undefined
  const names = page.path.split('/')
  const params = Object.fromEntries(
    names.flatMap((name, at) => (name.startsWith(':') ? [[name.slice(1), given[at]!]] : [])),
  )
  return { path: page.path as TeamPath, params }
}

type Pattern = { page: Page; segments: string[] }

// By the number of segments. A literal segment goes before a parameter.
const patterns = new Map<number, Pattern[]>()
for (const page of pages) {
  const segments = page.path.split('/')
  patterns.set(segments.length, [...(patterns.get(segments.length) ?? []), { page, segments }])
}
const rankOf = ({ segments }: Pattern) => segments.map((each) => (isParameter(each) ? 1 : 0)).join('')
for (const each of patterns.values()) each.sort((one, other) => rankOf(one).localeCompare(rankOf(other)))

/** As the router: an address is decoded, literal segments match in any case, slashes at the end do not count. */
function find(url: string) {
  const given = segmentsOf(pageOf(new URL(url).pathname))
  const found = patterns
    .get(given.length)
    ?.find(({ segments }) =>
      segments.every((each, at) => (isParameter(each) ? given[at] : each === given[at]!.toLowerCase())),
    )
  return found && { page: found.page, given }
}

function isParameter(segment: string) {
  return segment.startsWith(':')
}

/** A malformed path stays as it is. */
function segmentsOf(path: string) {
  const segments = path.replace(/\/+$/, '').split('/')
  if (segments.length === 1) segments.push('')
  try {
    return segments.map((segment) => decodeURIComponent(segment))
  } catch {
    return segments
  }
}
