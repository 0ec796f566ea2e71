import postgres from 'postgres'
const sql = postgres(process.argv[2], { max: 1 })
console.log((await sql`select version()`)[0].version)
for (const q of [
  'select c.mentor_id, c.title from data.mentor_cards c join data.mentor_pages p using (mentor_id) where mentor_id < 13',
  'select c.mentor_id, rules.says(p) from data.mentor_cards c join data.mentor_pages p using (mentor_id) where mentor_id < 13',
  'select c.mentor_id, rules.answers_within(c.mentor_id) from data.mentor_cards c join data.mentor_pages p using (mentor_id) where mentor_id < 13',
  "select * from api.search_mentors(filters => '{}', most => 13)",
]) {
  const times = []
  for (let i = 0; i < 40; i++) {
    const r = await sql.unsafe('explain (analyze, timing off, summary on) ' + q)
    times.push(+r.at(-1)['QUERY PLAN'].match(/[\d.]+/)[0])
  }
  times.sort((a, b) => a - b)
  console.log(times[20], q.slice(0, 80))
}
await sql.end()
