import type { Stripe } from 'stripe'
import type { Books } from './books'
import { missing, wrongParameter } from './errors'
import type { Paging } from './parameters'

type Item = { id: string; object: string; created: number }
export type List<Each> = Pick<Stripe.ApiList<Each>, 'object' | 'data' | 'has_more' | 'url'>

/** Returns one page of objects, the newest first. */
export function pageOf<Each extends Item>(url: string, things: Each[], paging: Paging): List<Each> {
  const { limit, starting_after, created } = paging
  const start = starting_after === undefined ? 0 : things.findIndex(({ id }) => id === starting_after) + 1
  if (starting_after !== undefined && start === 0) throw missing('object', starting_after, 'starting_after')
  const rest = things.slice(start).filter((thing) => isWithin(thing.created, created))
  return { object: 'list', data: rest.slice(0, limit), has_more: rest.length > limit, url }
}

function isWithin(time: number, range: Paging['created']) {
  if (range === undefined) return true
  if (typeof range === 'number') return time === range
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range
  return time > gt && time >= gte && time < lt && time <= lte
}

const shelves = { payment_intent: 'payments', latest_charge: 'charges', charge: 'charges' } as const

const isShelved = (field: string): field is keyof typeof shelves => Object.hasOwn(shelves, field)

/** Replaces ids by their objects, as requested: `payment_intent.latest_charge`, or `data.charge` in lists. */
export function expanded(books: Books, answer: object, expand: string[]): object {
  return expand.reduce((result, path) => follow(books, result, path.split('.'), path), answer)
}

function follow(books: Books, thing: object, [field = '', ...rest]: string[], path: string): object {
  const value: unknown = Reflect.get(thing, field)
  if (field === 'data' && Array.isArray(value)) {
    return { ...thing, data: value.map((each: object) => follow(books, each, rest, path)) }
  }
  const shelf = field in thing && isShelved(field) ? shelves[field] : undefined
  if (!shelf) throw wrongParameter('expand', `This property cannot be expanded (${path}).`)
  if (value === null) return thing
  const found: object = typeof value === 'string' ? books.find(shelf, value)! : (value as object)
  return { ...thing, [field]: rest.length > 0 ? follow(books, found, rest, path) : found }
}
