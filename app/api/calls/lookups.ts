import { z } from 'zod'
import { listItems, type LookupList } from '~/domain/lookups/lookups.server'
import { call } from '../call'

/** A call that returns the items of a list for form fields, named in the language of the answer. */
const lookup = (path: string, list: LookupList) =>
  call({
    method: 'GET',
    path: `client/user/${path}`,
    as: 'public',
    result: z.array(z.object({ id: z.int(), code: z.string(), name: z.string() })),
    run: ({ language }) => listItems(list, language),
  })

export const lookups = [
  lookup('work-statuses', 'work_statuses'),
  lookup('industries', 'industries'),
  lookup('user-referrals', 'referral_sources'),
  lookup('fields-of-support', 'support_topics'),
  lookup('counties', 'counties'),
]
