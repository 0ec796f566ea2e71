// npm run bench -- lists: every list of the team in every scope, order and filter, first page and a later one, and found
// by texts: the time in the database, planning included, as pg_stat_statements tells it; of each statement the least of
// some runs, so that a busy machine disturbs little. The first runs on a connection also make the plans that it keeps.

const texts = ['παπαδοπούλου', 'μαρία παπαδοπούλου', 'παπα', 'eva', 'ζξψωζξψω']

// Milliseconds a page may take with 100,000 mentors, purchases and requests (docs/decisions/0044).
const goals = { median: 30, p95: 100 }

const parts = /** @type {const} */ (['page', 'counts', 'found', 'rest'])

/** @typedef {import('./cases.mjs').App} App */
/** @typedef {App['allLists'][number]} List */
/** @typedef {{ query: string, ms: number } & Record<typeof parts[number], number>} Taken */

/**
 * Prints one line per list, scope and kind of reading with the slowest of its readings, in milliseconds, and one for every
 * reading above the goals; then how the goals are met.
 * @param {App} app @param {import('./cases.mjs').Viewer} admin @param {import('postgres').Sql} owner
 * @param {{ only: string, rounds: number }} options
 */
export async function measureLists(app, admin, owner, { only, rounds }) {
  await owner`create extension if not exists pg_stat_statements`
  print('list', ['ms', ...parts], 'slowest')
  /** @type {number[]} */
  const all = []
  for (const list of app.allLists) {
    for (const scope of list.scopes) {
      for (const [kind, queries] of Object.entries(queriesOf(app, list, scope))) {
        const name = `${list.view.replace('admin_', '')}, ${scope}, ${kind}`
        if (!name.includes(only)) continue
        /** @type {Taken[]} */
        const taken = []
        for (const query of queries) taken.push(...(await timesOf(`scope=${scope}&${query}`)))
        taken.sort((a, b) => b.ms - a.ms)
        all.push(...taken.map(({ ms }) => ms))
        for (const [at, one] of taken.entries())
          if (at === 0 || one.ms > goals.p95)
            print(at === 0 ? name : '', [one.ms, ...parts.map((part) => one[part])], one.query)
      }
    }

    /** The first page of a query and the one after it. @param {string} given @returns {Promise<Taken[]>} */
    async function timesOf(given) {
      const query = app.readListQuery(list, `http://list/?${given}`)
      const first = await leastOf(query)
      if (!first.page?.next) return [{ ...first.taken, query: given }]
      const second = await leastOf({ ...query, after: first.page.next, page: 2 })
      return [
        { ...first.taken, query: given },
        { ...second.taken, query: `${given}, next page` },
      ]
    }

    /** @param {ReturnType<App['readListQuery']>} query */
    async function leastOf(query) {
      /** @type {Record<string, number> | undefined} */
      let least
      let page
      for (let round = 0; round < rounds; round += 1) {
        await owner`select pg_stat_statements_reset()`
        page = await app.readList(admin, list, query)
        const taken = await timesInDatabase(owner)
        least = Object.fromEntries(
          Object.entries(taken).map(([part, ms]) => [part, Math.min(ms, least?.[part] ?? Infinity)]),
        )
      }
      const ms = Object.values(least ?? {}).reduce((sum, each) => sum + each, 0)
      return { taken: /** @type {Taken} */ ({ ...least, ms }), page }
    }
  }
  all.sort((a, b) => a - b)
  const at = (/** @type {number} */ share) => all[Math.floor(share * (all.length - 1))] ?? NaN
  process.stdout.write(`${all.length} readings, the slowest ${at(1).toFixed(1)} ms\n`)
  judge('median', at(0.5), goals.median)
  judge('p95', at(0.95), goals.p95)
}

/**
 * The milliseconds of the statements since the last reset, planning included, by what they are for: the rows of the
 * page, the counts of the scopes, the count of what is selected, and the rest.
 * @param {import('postgres').Sql} owner @returns {Promise<Record<string, number>>}
 */
async function timesInDatabase(owner) {
  const rows = await owner`
    select part, sum(total_plan_time + total_exec_time) as ms
    from (
      select s.*, case
        when query like '%page as materialized%' then 'page'
        when query like '% as counts%' then 'counts'
        when query like '% as found%' then 'found'
        else 'rest' end as part
      from pg_stat_statements s join pg_database d on d.oid = s.dbid
      where d.datname = current_database() and query not like '%pg_stat_statements%') as each
    group by part`
  return {
    ...Object.fromEntries(parts.map((part) => [part, 0])),
    ...Object.fromEntries(rows.map((row) => [row.part, row.ms])),
  }
}

/**
 * The queries of a scope by what is tried, without the scope.
 * @param {App} app @param {List} list @param {string} scope @returns {Record<string, string[]>}
 */
function queriesOf(app, list, scope) {
  const orders = app.sortsIn(list, scope).flatMap((sort) => [sort, `-${sort}`])
  const filters = Object.entries(list.filters ?? {}).flatMap(([name, filter]) =>
    valuesOf(filter).map((value) => `${name}=${encodeURIComponent(value)}`),
  )
  return {
    orders: orders.map((order) => `sort=${order}`),
    ...(filters.length > 0 && { filters }),
    texts: texts.map((text) => `q=${encodeURIComponent(text)}`),
  }
}

/** Some values of a filter. @param {import('../../app/domain/lists/list-filter').ListFilter} filter @returns {string[]} */
function valuesOf(filter) {
  if ('picks' in filter) return Object.keys(filter.picks)
  if ('flag' in filter) return ['1']
  if ('values' in filter) return filter.values.slice(0, 12)
  if ('day' in filter || 'from' in filter || 'to' in filter) return [new Date().toISOString().slice(0, 10)]
  if ('among' in filter) return ['{7,9}']
  if ('id' in filter) return ['7']
  return ['7', 'GR'].filter((value) => filter.like.test(value))
}

/** @param {string} name @param {(number | string)[]} times @param {string} query */
function print(name, times, query) {
  const cells = times.map((time) => (typeof time === 'number' ? time.toFixed(1) : time).padStart(8)).join('')
  process.stdout.write(`${name.padEnd(46)}${cells}  ${decodeURIComponent(query)}\n`)
}

/** @param {string} name @param {number} ms @param {number} goal */
function judge(name, ms, goal) {
  process.stdout.write(`${name} ${ms.toFixed(1)} ms, goal ${goal}: ${ms <= goal ? 'met' : 'not met'}\n`)
}
