import { listItems, type LookupList } from '~/domain/lookups/lookups.server'

/** The filters that choose from a list. */
const lists: Record<string, LookupList> = {
  county: 'places',
  industry: 'industries',
  fieldOfSupport: 'support_topics',
}

/** A query in which the codes of lists, as links of other sites and calls write them, are the ids that our links have. */
export async function withIds(query: URLSearchParams) {
  const pairs = await Promise.all(
    [...query].map(async ([name, value]) => {
      const list = /^[a-z_]+$/.test(value) ? lists[name] : undefined
      const found = list && (await listItems(list, 'en')).find(({ code }) => code === value)
      return [name, found ? String(found.id) : value]
    }),
  )
  return new URLSearchParams(pairs)
}
