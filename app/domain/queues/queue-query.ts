/** How a queue is open: its scope, its search, the place its page begins after. */
export type QueueQuery<Scope extends string = string> = { scope: Scope; q: string; after: string }

/** Reads a queue's address; what makes no sense in it is left out. */
export function readQueueQuery<Scope extends string>(
  request: Request,
  scopes: readonly [Scope, ...Scope[]],
): QueueQuery<Scope> {
  const query = new URL(request.url).searchParams
  const text = (name: string) =>
    [...(query.get(name) ?? '').replaceAll('\0', '')].slice(0, 100).join('').trim()
  return {
    scope: scopes.find((scope) => scope === query.get('scope')) ?? scopes[0],
    q: text('q'),
    after: text('after'),
  }
}

/** The address of a queue opened like this. */
export function queueLink(path: string, query: Partial<QueueQuery>) {
  const given = Object.entries(query).filter(([, value]) => value)
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}

const largestId = 2_147_483_647

/** Reads whole numbers joined by dots, as places in a queue are written; null for what is no place. */
export function readPlaceNumbers(text: string, count: number) {
  const numbers = text.split('.').map((part) => (/^\d{1,10}$/.test(part) ? Number(part) : NaN))
  return numbers.length === count && numbers.every((number) => number <= largestId) ? numbers : null
}
