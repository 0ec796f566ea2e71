import postgres from 'postgres'
const sql = postgres(process.argv[2], { max: 1 })
console.log(await sql.unsafe(process.argv[3]))
await sql.end()
