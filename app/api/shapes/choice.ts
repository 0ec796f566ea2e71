import { z } from 'zod'
import { listCountries, listItems, type LookupList } from '~/domain/lookups/lookups.server'

/** An entry of a list to choose from, by its id or its code; gives the id as text. */
export const choiceOf = (list: LookupList | 'countries') =>
  z
    .union([z.int(), z.string()])
    .describe(`An id or a code of the list ${list.replaceAll('_', ' ')}.`)
    .transform(async (given, context) => {
      const options =
        list === 'countries'
          ? (await listCountries('en')).map(({ value }) => ({ id: value, code: value }))
          : await listItems(list, 'en')
      const found = options.find(({ id, code }) => [String(id), code].includes(String(given)))
      if (found) return String(found.id)
      const codes = options.map(({ code }) => code).join(', ')
      context.addIssue({ code: 'custom', message: ['one_of', codes].join(' ') })
      return z.NEVER
    })
