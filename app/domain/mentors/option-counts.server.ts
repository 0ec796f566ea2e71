import { read } from '~/db/read.server'
import { cached } from '~/db/cache.server'
import type { Row } from '~/db/generated/rows'
import { isMinor, type Viewer } from '~/viewer/viewer'
import { chosenFilters } from './filter-links'
import { mostCounted, type MentorFilters } from './filters'

/** By filter, the mentors of each option. A filter that is missing was not counted. */
export type OptionCounts = Partial<Record<string, Map<string, number>>>

/**
 * How many mentors each option fits beside the chosen filters; the options of one filter, as if none of it were chosen.
 * A filter that more than `mostCounted` mentors are left for is not counted.
 * Without filters these are the public mentors, and the answer may be 30 seconds old: to count all anew with every
 * change of a profile would cost more than it is worth. For a minor, whose list is her own, they are counted anew.
 */
export async function countOptions(viewer: Viewer | null, filters: MentorFilters): Promise<OptionCounts> {
  if (chosenFilters(filters).length === 0 && !isMinor(viewer)) return countAll()
  const counted = await read(
    viewer,
    (sql) => sql<Counted[]>`
      select filter, option, mentors
      from api.mentor_option_counts(filters => ${sql.json(filters)}, most => ${mostCounted})`,
  )
  return byFilter(counted)
}

const countAll = cached('lists', () =>
  read(null, (sql) => sql<Counted[]>`select filter, option, mentors from api.mentor_option_counts()`).then(
    byFilter,
  ),
)

type Counted = Row<'mentor_option_counts'>

function byFilter(rows: Counted[]) {
  const counts: OptionCounts = {}
  for (const { filter, option, mentors } of rows) (counts[filter] ??= new Map()).set(option, mentors)
  return counts
}
