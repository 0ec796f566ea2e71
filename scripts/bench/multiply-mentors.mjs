// A network of a million mentors: copies of the generated ones, with other ids, until there are so many. Written without
// triggers and with the indexes made afterwards, by the superuser.

/** Each table with what a copy has instead of the original's values; other columns are copied. @type {Record<string, Record<string, string>>} */
const copies = {
  'data.users': { id: 'o.id + k * $step', email: `k || '-' || o.email` },
  'data.mentors': { id: 'o.id + k * $step', user_id: 'o.user_id + k * $step' },
  'data.mentor_cards': { mentor_id: 'o.mentor_id + k * $step', photo_id: 'null' },
  'data.mentor_pages': { mentor_id: 'o.mentor_id + k * $step' },
  'private.mentor_facets': { mentor_id: 'o.mentor_id + k * $step' },
}

/**
 * Copies the mentors until there are `mentors` or a little more.
 * @param {import('postgres').Sql} owner @param {number} mentors @param {(message: string) => void} log
 */
export async function multiplyMentors(owner, mentors, log) {
  await owner.begin(async (sql) => {
    await sql`set local session_replication_role = replica`
    await sql`set local maintenance_work_mem = '1GB'`
    const [found] = await sql`
      select (select count(*)::integer from data.mentors) as mentors, max(id) + 1 as step from data.users`
    const times = Math.ceil(mentors / found?.mentors) - 1
    log(`${times} copies of ${found?.mentors} mentors`)
    await sql`create temporary table copied on commit drop as select user_id from data.mentors`
    const indexes = await sql`
      select i.schemaname || '.' || i.indexname as name, i.indexdef as definition from pg_indexes i
      where i.schemaname || '.' || i.tablename = any (${Object.keys(copies)}) and i.indexdef not like 'CREATE UNIQUE%'`
    for (const { name } of indexes) await sql.unsafe(`drop index ${name}`)
    for (const [table, replaced] of Object.entries(copies)) {
      const columns = await sql`
        select attname as name from pg_attribute
        where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`
      const values = columns.map(({ name }) =>
        (replaced[name] ?? `o.${name}`).replace('$step', String(found?.step)),
      )
      const mentorsOnly = table === 'data.users' ? 'where o.id in (select user_id from copied)' : ''
      await sql.unsafe(`
        insert into ${table} (${columns.map(({ name }) => name).join(', ')}) overriding system value
        select ${values.join(', ')} from ${table} o cross join generate_series(1, ${times}) as k ${mentorsOnly}`)
      log(`copied ${table}`)
    }
    for (const { definition } of indexes) await sql.unsafe(definition)
    for (const table of ['users', 'mentors'])
      await sql.unsafe(
        `select setval(pg_get_serial_sequence('data.${table}', 'id'), (select max(id) from data.${table}))`,
      )
  })
  log('statistics')
  await owner`vacuum (analyze)`
}
