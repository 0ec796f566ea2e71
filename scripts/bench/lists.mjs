// npm run bench -- lists: every list of the team in every scope, order and filter, first page and a later one, and found
// by texts; the least of some runs, so that a busy machine disturbs little.

const texts = ['παπαδοπούλου', 'μαρία παπαδοπούλου', 'παπα', 'eva', 'ζξψωζξψω']

/**
 * Prints one line per list, scope and kind of reading with the slowest of its readings, in milliseconds.
 * @param {any} app @param {any} admin @param {{ only: string, rounds: number, slow: number }} options  slow: every
 *   reading that takes at least so many milliseconds gets a line of its own
 */
export async function measureLists(app, admin, { only, rounds, slow }) {
  print('list', 'ms', 'slowest')
  for (const list of app.allLists) {
    for (const scope of list.scopes) {
      for (const [kind, queries] of Object.entries(queriesOf(list))) {
        const name = `${list.view.replace('admin_', '')}, ${scope}, ${kind}`
        if (!name.includes(only)) continue
        /** @type {{ query: string, ms: number }[]} */
        const taken = []
        for (const query of queries) taken.push(...(await timesOf(`scope=${scope}&${query}`)))
        taken.sort((a, b) => b.ms - a.ms)
        if (taken[0]) print(name, taken[0].ms.toFixed(1), taken[0].query)
        for (const one of taken.slice(1)) if (one.ms >= slow) print('', one.ms.toFixed(1), one.query)
      }
    }

    /** The first page of a query and the one after it. @param {string} given */
    async function timesOf(given) {
      const query = app.readListQuery(list, `http://list/?${given}`)
      const first = await leastOf(query)
      if (!first.page.next) return [{ query: given, ms: first.ms }]
      const second = await leastOf({ ...query, after: first.page.next, page: 2 })
      return [
        { query: given, ms: first.ms },
        { query: `${given}, next page`, ms: second.ms },
      ]
    }

    /** @param {any} query */
    async function leastOf(query) {
      let ms = Infinity
      let page
      for (let round = 0; round < rounds; round += 1) {
        const start = performance.now()
        page = await app.readList(admin, list, query)
        ms = Math.min(ms, performance.now() - start)
      }
      return { ms, page }
    }
  }
}

/** The queries of a list by what is tried, without their scope. @param {any} list @returns {Record<string, string[]>} */
function queriesOf(list) {
  const orders = Object.keys(list.sorts).flatMap((sort) => [sort, `-${sort}`])
  const filters = Object.entries(list.filters ?? {}).flatMap(([name, filter]) =>
    valuesOf(/** @type {any} */ (filter)).map((value) => `${name}=${encodeURIComponent(value)}`),
  )
  return {
    orders: orders.map((order) => `sort=${order}`),
    ...(filters.length > 0 && { filters }),
    texts: texts.map((text) => `q=${encodeURIComponent(text)}`),
  }
}

/** Some values of a filter. @param {any} filter @returns {string[]} */
function valuesOf(filter) {
  if ('picks' in filter) return Object.keys(filter.picks)
  if ('flag' in filter) return ['1']
  if ('values' in filter) return filter.values.slice(0, 12)
  if ('day' in filter) return [new Date().toISOString().slice(0, 10)]
  if ('among' in filter) return ['{7,9}']
  return ['7', 'GR'].filter((value) => filter.like.test(value))
}

/** @param {string} name @param {string} ms @param {string} query */
function print(name, ms, query) {
  process.stdout.write(`${name.padEnd(46)}${ms.padStart(9)}  ${decodeURIComponent(query)}\n`)
}
