import { z } from 'zod'
import { isKnownEmail } from '~/domain/accounts/sign-in.server'
import { Email } from '~/domain/fields'
import { listCountries, listItems, type LookupList } from '~/domain/lookups/lookups.server'
import { listPackages } from '~/domain/packages/packages.server'
import { nameIn } from '~/i18n/names'
import { call } from '../call'
import { kind, Money } from '../shapes/values'

const named = z.object({ id: z.int(), code: z.string(), name: z.string() })

/** A call that returns the items of a list for form fields, named in the language of the answer. */
const lookup = (path: string, list: LookupList, what: string) =>
  call({
    method: 'GET',
    path: `client/user/${path}`,
    as: 'public',
    summary: `Lists ${what}, with names in the language of the answer.`,
    cached: true,
    example: { result: [{ id: 1, code: 'example', name: 'Example' }] },
    result: z.array(named),
    run: ({ language }) => listItems(list, language),
  })

export const workStatuses = lookup('work-statuses', 'work_statuses', 'the work statuses')
export const industries = lookup('industries', 'industries', 'the industries')
export const referrals = lookup('user-referrals', 'referral_sources', 'the ways to hear of the network')
export const fieldsOfSupport = lookup('fields-of-support', 'support_topics', 'the fields of support')

export const counties = call({
  method: 'GET',
  path: 'client/user/counties',
  as: 'public',
  summary:
    'Lists the counties of Greece, each with its region. A search for mentors takes the id or code of either.',
  cached: true,
  example: {
    result: [{ id: 1, code: 'example', name: 'Example', region: { id: 2, code: 'above', name: 'Above' } }],
  },
  result: z.array(named.extend({ region: named })),
  async run({ language }) {
    const regions = await listItems('regions', language)
    return (await listItems('counties', language)).map((county) => ({
      ...county,
      region: regions.find(({ id }) => id === county.regionId)!,
    }))
  },
})

export const countries = call({
  method: 'GET',
  path: 'client/user/countries',
  as: 'public',
  summary: 'Lists all countries, Greece and Cyprus first. The id is the code of ISO 3166.',
  cached: true,
  example: { result: [{ id: 'GR', code: 'GR', name: 'Greece' }] },
  result: z.array(z.object({ id: z.string(), code: z.string(), name: z.string() })),
  run: async ({ language }) =>
    (await listCountries(language)).map(({ value, label }) => ({ id: value, code: value, name: label })),
})

export const availableSubscriptions = call({
  method: 'GET',
  path: 'client/user/available-subscriptions',
  as: 'public',
  summary: 'Lists the packages that a mentee may buy, with today’s prices.',
  cached: true,
  result: z.array(
    z.object({
      id: z.int(),
      type: z.enum(['three_months', 'six_months', 'two_in_one']),
      name: z.string(),
      price: Money,
      durationMonths: z.int(),
      minimumSessions: z.int(),
      parts: z.array(
        z.object({ position: z.int(), kind, durationMonths: z.int(), minimumSessions: z.int() }),
      ),
    }),
  ),
  run: async ({ language }) =>
    (await listPackages()).map(({ code, names, priceCents, currency, ...item }) => ({
      ...item,
      type: code,
      name: nameIn(language, names),
      price: { cents: priceCents, currency },
    })),
})

export const checkEmail = call({
  method: 'GET',
  path: 'client/user/check-email',
  as: 'public',
  summary: 'Tells whether an account has this e-mail address. Ten questions a minute from one network.',
  query: z.object({ email: Email }),
  example: { query: { email: 'eleni@example.org' }, result: { exists: false } },
  result: z.object({ exists: z.boolean() }),
  run: async ({ query, context }) => ({ exists: await isKnownEmail(query.email, context.clientAddress) }),
})
