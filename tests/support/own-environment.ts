// Set-up of every test file with a database: files of one worker share its environment, and each gives it back.
import { afterAll } from 'vitest'

const given = { ...process.env }

afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in given)) delete process.env[name]
  Object.assign(process.env, given)
})
